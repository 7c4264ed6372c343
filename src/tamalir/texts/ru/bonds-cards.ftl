### Unbreakable Bonds: названия карт и художественные тексты.

## Навыки отряда

name-explorers-club = Клуб исследователей
    .gender = m
flavour-explorers-club = Первое правило клуба: кто вернулся, тот и угощает.
name-shared-campfire = Общий костёр
    .gender = m
flavour-shared-campfire = Четыре постели, один огонь, и никто не садится к нему спиной.
name-marching-song = Походная песня
    .gender = f
flavour-marching-song = В ней сорок куплетов. Тридцать восемь из них — о ногах.
name-many-eyes = Много глаз
    .gender = p
flavour-many-eyes = Один смотрит на тропу, другой на деревья, третий в небо. Четвёртый следит за поваром.
name-common-purse = Общий кошель
    .gender = m
flavour-common-purse = Открывается, только если все разом потянут за шнурки.
name-side-by-side = Плечом к плечу
    .gender = n
flavour-side-by-side = Два копья занимают меньше места, чем один герой.
name-shouted-warning = Предостерегающий крик
    .gender = m
flavour-shouted-warning = Достаточно крикнуть «слева!», если договорились, от кого.
name-nobody-falls = Никто не упадёт
    .gender = n
flavour-nobody-falls = Кто-то споткнулся. Три руки оказались быстрее земли.
name-lessons-on-the-road = Уроки в пути
    .gender = p
flavour-lessons-on-the-road = К следующему столбу вор умел молиться, а жрец — вскрывать замки.
name-unbreakable-bond = Нерушимые узы
    .gender = p
flavour-unbreakable-bond = Драконий огонь уже пробовал.

## Наборы

name-set-call-of-the-road = Зов дороги
    .gender = m
name-set-power-of-the-wilds = Мощь диких земель
    .gender = f
name-set-favor-of-the-gods = Милость богов
    .gender = f
name-set-military-training = Военная выучка
    .gender = f
name-set-friends-in-low-places = Друзья из низов
    .gender = p
name-set-rune-magic = Магия рун
    .gender = f
name-set-militant-pilgrim = Воинствующий паломник
    .gender = m
name-set-one-with-the-land = Единство с землёй
    .gender = n
name-set-high-society = Высшее общество
    .gender = n
name-set-a = Набор A
    .gender = m
name-set-b = Набор B
    .gender = m
name-set-c = Набор C
    .gender = m
name-set-f = Набор F
    .gender = m
