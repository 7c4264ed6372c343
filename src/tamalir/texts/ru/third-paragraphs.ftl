### Третья редакция: что стоит на картах кроме эффектов, абзац за абзацем.

part-third-ability = { NAME($ability) }. { $effects }
part-third-hero =
    Здоровье { $health }, скорость { $speed }, предел карт на руке { $hand }; тело { $body }, разум { $mind }, дух { $spirit }. Начальное золото: { $gold }. Начало: { $kind ->
        [city] любой город
        [town] любое поселение
        [shrine] любое святилище
       *[stronghold] любая крепость
    }.
part-third-tokens =
    { $n ->
        [one] Боевой жетон: { EACH($faces, of: "face") }.
       *[other] Боевые жетоны: { EACH($faces, of: "face") }.
    }
part-third-enemy =
    { $traits ->
        [none] Враг, здоровье { $health }.
       *[other] Враг, здоровье { $health }; особенности: { EACH($traits, of: "name") }.
    }
part-third-reward =
    { $effects ->
        [none] Награда: золото, { $gold }.
       *[other] { $gold ->
            [0] Награда: { $effects }
           *[other] Награда: золото, { $gold }. { $effects }
        }
    }
part-third-asset =
    { third-type }, стоимость { $cost } золота{ $trade ->
        [0] {""}
       *[other] , рыночная стоимость { $trade } золота
    }.
third-type =
    { $type ->
        [weapon] Оружие
        [clothing] Одежда
        [equipment] Снаряжение
        [movement] Передвижение
       *[goods] Товары
    }
part-third-skill =
    { $attribute ->
        [body] Навык тела
        [mind] Навык разума
       *[spirit] Навык духа
    }; стоимость: { EACH($price, of: "price") }.{ $success ->
        [yes] { " " }Успех в проверках характеристик.
       *[no] {""}
    }
part-third-quest =
    Задание (колода { third-deck }), место: { EACH($at, of: "name") }. Потратьте { third-actions }, { $attribute ->
        [none] исследуйте
       *[other] { $modifier ->
            [0] пройдите проверку { third-attribute-gen }
           *[other] пройдите проверку { third-attribute-gen } ({ SIGNED($modifier) })
        }
    } и выберите один из выполненных исходов.
part-third-ending =
    Исход { $n }{ $needs ->
        [none] {""}
       *[other] , кубики: { EACH($needs, of: "terrain-face") }
    }{ $successes ->
        [0] {""}
       *[other] , успехи: { $successes }
    }{ $price ->
        [none] {""}
       *[other] , цена: { EACH($price, of: "price") }
    }. { $effects ->
        [none] {""}
       *[other] { $effects }{ " " }
    }{ $trophy ->
        [yes] Возьмите эту карту как трофей.
       *[no] Сбросьте эту карту.
    }
part-third-event = Событие (колода { third-deck }): выберите один из двух вариантов.
part-third-choice =
    { $rumor ->
        [yes] Вариант { $n }, слух: сохраните карту. Место: { EACH($at, of: "name") }{ $price ->
            [none] {""}
           *[other] ; цена: { EACH($price, of: "price") }
        }. { $effects }
       *[no] Вариант { $n }: { $effects }
    }
part-third-drawn = Когда карта взята: { $effects }
part-third-story =
    Сюжетное задание{ $stock ->
        [0] {""}
       *[other] , на нём сюжетные жетоны: { $stock }
    }; место: { EACH($at, of: "name") }{ $price ->
        [none] {""}
       *[other] ; цена: { EACH($price, of: "price") }
    }. { $effects }
part-third-villain =
    { $when ->
        [setup] Главный злодей { NAME($who) } с самого начала на поле: { NAME($place) }.
       *[act] Главный злодей { NAME($who) } появляется в конце первого акта: { NAME($place) }.
    } { $token ->
        [companion] За каждого союзника героя, который сражается с ним, здоровье злодея меняется на { SIGNED($per_token) }
        [silver] За каждый серебряный наконечник героя, который сражается с ним, здоровье злодея меняется на { SIGNED($per_token) }
       *[lore] За каждый жетон знаний героя, который сражается с ним, здоровье злодея меняется на { SIGNED($per_token) }
    }{ $per_zombie ->
        [0] {""}
       *[other] , за каждого зомби на поле — на { SIGNED($per_zombie) }
    }; меньше { $floor } оно не бывает. Победивший злодея выигрывает.
part-third-starting-tokens = Каждый герой начинает так: { third-story-tokens }.
part-third-zombies =
    { $n ->
        [0] Герой, вошедший на клетку с зомби, получает 2 раны; убить там одного зомби — действие, оно приносит 1 золото.
       *[other] Вместе со злодеем появляются зомби ({ $n }): { NAME($place) }. Герой, вошедший на клетку с зомби, получает 2 раны; убить там одного зомби — действие, оно приносит 1 золото.
    }
part-third-after-act-two =
    { $end ->
        [march] После второго акта злодей идёт в конце каждого раунда: одна клетка за каждый джокер на пяти походных кубиках. Когда { NAME($who) } дойдёт до цели, все герои проигрывают: { NAME($goal) }.
        [hunt] Охота не кончается со вторым актом: в каждом следующем раунде злодей проезжает на клетку больше. Герои проигрывают, когда выбыли все.
       *[lost] Если в конце второго акта { NAME($who) } не побеждён, все герои проигрывают.
    }

## Виды мест как цели

name-city = любой город
    .gender = m
name-town = любое поселение
    .gender = n
name-shrine = любое святилище
    .gender = n
name-stronghold = любая крепость
    .gender = f
name-civilised = любая цивилизованная клетка
    .gender = f
name-wilderness = любое место в диких землях
    .gender = n
name-villain = Главный злодей
    .gender = m
