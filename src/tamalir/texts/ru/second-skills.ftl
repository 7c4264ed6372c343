### Умения второй редакции. Дательный падеж нужен для строк вроде «+2 к плаванию».

## Тело

skill-swim = плавание
    .dat = плаванию
skill-climb = лазание
    .dat = лазанию
skill-endure = закалка
    .dat = закалке

## Разум

skill-sneak = скрытность
    .dat = скрытности
skill-track = следопытство
    .dat = следопытству
skill-search = поиск
    .dat = поиску
skill-lore = знания
    .dat = знаниям

## Дух

skill-diplomacy = дипломатия
    .dat = дипломатии
skill-willpower = воля
    .dat = воле
skill-bluff = обман
    .dat = обману
