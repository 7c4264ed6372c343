# Названия и описания. Падежи пишутся атрибутами: .gen, .dat, .acc, .ins, .loc; род — .gender: m, f, n или p.

name-cook-of-the-red-ladle = Повариха Красного Половника
    .gen = Поварихи Красного Половника
    .dat = Поварихе Красного Половника
    .acc = Повариху Красного Половника
    .ins = Поварихой Красного Половника
    .gender = f
flavour-cook-of-the-red-ladle = Накормила три армии, а отравила всего одну.
name-second-helping = Добавка
    .acc = Добавку
    .ins = Добавкой
    .gender = f
name-boiling-kettle = Кипящий Котёл
    .gen = Кипящего Котла
    .ins = Кипящим Котлом
    .gender = m
name-hot-steam = Горячий Пар
    .gen = Горячего Пара
    .ins = Горячим Паром
    .gender = m
name-free-samples = Бесплатная Проба
    .acc = Бесплатную Пробу
    .ins = Бесплатной Пробой
    .gender = f
