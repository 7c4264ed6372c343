### Третья редакция: стол словами. Целые строки, чтобы их можно было читать вслух.

picture-third-hero =
    { NAME($id) }: раны { $damage } из { $health }, золото { $gold }{ $token ->
        [none] {""}
        [companion] , союзники { $story }
        [silver] , серебряные наконечники { $story }
       *[lore] , знания { $story }
    }. Тело { $body }, разум { $mind }, дух { $spirit }, скорость { $speed }.{ $state ->
        [defeated] { " " }Герой побеждён.
        [delayed] { " " }Герой задержан.
       *[well] {""}
    }
picture-third-gone = { NAME($id) }: герой выбыл.
picture-third-place = Место: { $what }.
picture-third-hand = Рука ({ $n } из { $most }): { $cards }.
picture-third-other-hand = Карт на руке: { $n }.
picture-third-skills = Изученные навыки: { $cards }.
picture-third-assets = Приобретения: { $cards }.
picture-third-trophies = Трофеи: { EACH($price, of: "price") }.
picture-third-quests = Задания: { $list }.
picture-third-rumors = Слухи: { $list }.
picture-third-goal = { NAME($card) } ({ $where })
picture-third-time = Акт { $act }, раунд { $round }, деление { $time } трека времени (всего { $spaces }). { NAME($scenario) }.
picture-third-villain = { NAME($who) }: { $where }.
picture-third-villain-health = { NAME($who) }: здоровье против вас { $n }.
picture-third-story =
    Сюжетное задание «{ NAME($card) }»{ $stock ->
        [0] {""}
       *[other] {" "}(сюжетных жетонов: { $stock })
    }: { $where }.
picture-third-market = Рынок, { NAME($town) }: { $cards }.
picture-third-ware = { NAME($card) } ({ $cost } золота)

## Поле словами

land-third-city = город { NAME($place) }
land-third-town = поселение { NAME($place) }
land-third-shrine = святилище «{ NAME($place) }»
land-third-stronghold = крепость «{ NAME($place) }»
land-third-region =
    { $place ->
        [none] { $terrain }
       *[other] { $terrain } ({ NAME($place) })
    }
land-third-gem =
    { $faceup ->
        [yes] { $deck ->
            [combat] жетон боя
            [explore] жетон исследования
           *[social] жетон встречи
        }
       *[no] { $deck ->
            [combat] жетон боя (оборотом вверх)
            [explore] жетон исследования (оборотом вверх)
           *[social] жетон встречи (оборотом вверх)
        }
    }
land-third-zombies = зомби: { $n }
land-third-story = сюжетное задание «{ NAME($card) }»
land-third-bearing =
    { $n ->
        [one] { $n } клетка на { $direction }
        [few] { $n } клетки на { $direction }
       *[many] { $n } клеток на { $direction }
    }
land-third-city-list = Города: { $list }.
land-third-town-list = Поселения: { $list }.
land-third-shrine-list = Святилища: { $list }.
land-third-stronghold-list = Крепости: { $list }.
land-third-gems =
    { $deck ->
        [combat] Ближайшие жетоны боя: { $list }.
        [explore] Ближайшие жетоны исследования: { $list }.
       *[social] Ближайшие жетоны встречи: { $list }.
    }
land-third-infested = Зомби: { $list }.
play-third-walk = Один шаг на { $direction }: { $what }
play-third-go = Потратить кубик ({ EACH($face, of: "terrain-face") }) и идти на { $direction }: { $what }
play-third-flee-to = Бежать на { $direction }: { $what }
land-third-reach = Эти кубики ведут сюда: { $list }.
land-third-reach-end = { $what } (кубиков: { $n })
drawing-third-land = Местность: . равнина, f лес, n холмы, ^ горы, ~ вода; C город, T городок, S святилище, K крепость; = дорога, | река.
drawing-third-things = На клетке: @ вы, ! злодей, цифра — другой герой, z зомби, * сюжетное задание; самоцветы: c боя, e исследования, s встречи.
drawing-third-hero = { $n } — это { NAME($hero) }.
