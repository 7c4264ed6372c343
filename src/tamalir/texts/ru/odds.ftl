### Шансы и турниры в командной строке.

odds-foe = Препятствие
odds-win = победа
odds-loss = поражение
odds-away = бегство
odds-wounds = раны
odds-exhaustion = усилия
odds-exact = точно
odds-yes = да
odds-within = победа до +{ $n } %

ladder-playing = Партии
ladder-pair = пара
ladder-games = партий
ladder-wins = побед
ladder-losses = поражений
ladder-share = доля
ladder-interval = интервал 95 %
ladder-player = игрок
ladder-rating = рейтинг
ladder-mean = решение в среднем
ladder-worst = самое долгое
ladder-over = сверх лимита
