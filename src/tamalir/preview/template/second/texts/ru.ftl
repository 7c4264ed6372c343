# Названия и описания. Падежи пишутся атрибутами: .gen, .dat, .acc, .ins, .loc; род — .gender: m, f, n или p.

name-cook-of-the-red-ladle = Повариха Красного Половника
    .gen = Поварихи Красного Половника
    .dat = Поварихе Красного Половника
    .acc = Повариху Красного Половника
    .gender = f
flavour-cook-of-the-red-ladle = Накормила три армии, а отравила всего одну.
name-iron-ladle = Железный Половник
    .gender = m
flavour-iron-ladle = Для супа и для убеждения.
name-pepper-pot = Перечница
    .acc = Перечницу
    .gender = f
name-kitchen-hand = Кухонный Помощник
    .acc = Кухонного Помощника
    .gender = m
name-boiling-kettle = Кипящий Котёл
    .gender = m
name-hungry-guests = Голодные Гости
    .gender = p
name-great-feast = Великий Пир
    .gender = m
