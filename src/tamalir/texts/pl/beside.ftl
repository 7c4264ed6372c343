### Obok pudełka: co mówi strona. Nazwy liczników, kroków i torów są w box.ftl.

beside-box = Pudełko na stole
beside-tabs = Części pomocnika
beside-tab-fight = Walka
beside-tab-rules = Zasady

## Zasady

beside-rules-case = Na przykład
beside-rules-words = W pudełkach w każdym języku
beside-rules-more = Jest ich więcej. Dopisz jeszcze jedno słowo.
