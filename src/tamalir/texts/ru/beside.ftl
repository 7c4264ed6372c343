### Рядом с коробкой: что говорит страница. Названия счётчиков, шагов и треков — в box.ftl.

beside-box = Коробка на столе
beside-tabs = Разделы помощника
beside-tab-fight = Бой
beside-tab-rules = Правила

## Правила

beside-rules-case = Например
beside-rules-words = В коробках на каждом языке
beside-rules-more = Есть и другие. Уточните запрос ещё одним словом.
