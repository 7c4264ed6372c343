## Двери на первой странице: по одной на каждую игру.

ui-start-doors = Игры
ui-start-plan = Герои и правила
ui-start-mine = У вас: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, побед: { $won }
ui-start-beside-says = Правила, счётчики и бои для вашей коробки
ui-start-today = До полуночи у всех одни и те же герои и одни и те же броски. А ещё задачи и ваши собственные успехи.
ui-start-days = { $n } из последних { $all } дней

ui-door-second-name = Вторая редакция
ui-door-second-set = Возрождение Драконьих лордов
ui-door-second-mood = Отправляйтесь в путь, наберитесь сил и первым предстаньте перед Верховным лордом.
ui-door-second-who = 1–6 героев, каждый сам за себя
ui-door-second-long = Примерно по 30 ходов, с вариантами меньше
ui-door-second-goal = Убить Маргата или собрать три Драконьи руны
ui-door-second-quick = Герой и два бота, около часа

ui-door-third-name = Третья редакция
ui-door-third-set = Дороги Терринота
ui-door-third-mood = Бросайте жетоны, идите за слухами. Кто-то уже держит путь в Тамалир.
ui-door-third-who = 2–4 героя, друг против друга
ui-door-third-long = Два акта по двенадцать раундов
ui-door-third-goal = Одолеть злодея, пока не вышло время
ui-door-third-quick = Герой против бота

ui-door-bonds-name = Нерушимые узы
ui-door-bonds-set = Вместе или в одиночку
ui-door-bonds-mood = В одиночку не побеждает никто. Одна дорога, один костёр, одни часы на всех.
ui-door-bonds-who = 1–4 героя, одна команда
ui-door-bonds-long = Два акта по двенадцать раундов
ui-door-bonds-goal = Победят все или никто
ui-door-bonds-quick = Вы и два спутника
