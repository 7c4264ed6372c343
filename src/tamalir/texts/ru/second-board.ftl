### Поле второй редакции: набор, области и реки. Они стоят только на карте, поэтому хватает именительного падежа.

name-rise-of-the-dragon-lords = Возрождение Драконьих лордов
    .gender = n

## Области

name-rimefang-peaks = Пики Ледяного Клыка
    .gender = p
name-snowblind-wood = Слепая чаща
    .gender = f
name-farthest-pines = Последние сосны
    .gender = p
name-whitegrass = Белотравье
    .gender = n
name-howling-giant-hills = Холмы Воющего Великана
    .gender = p
name-anvil-heights = Кручи Наковальни
    .gender = p
name-scholars-downs = Холмы Мудрецов
    .gender = p
name-hearthmeadow = Домашние луга
    .gender = p
name-hanging-woods = Леса Висельников
    .gender = p
name-moonglow-marsh = Болото Лунного Света
    .gender = n
name-whisperbrake = Шепчущая чаща
    .gender = f
name-barley-downs = Ячменные долы
    .gender = p
name-mournholt = Скорбная роща
    .gender = f
name-crimson-forest = Багровый лес
    .gender = m

## Реки

name-rimewater = Инейка
    .gender = f
name-anvilrun = Наковальня-река
    .gender = f
name-moonbrook = Лунный ручей
    .gender = m
