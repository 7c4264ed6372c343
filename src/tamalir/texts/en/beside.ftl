### Beside the box: what the page says. The words of counters, steps and tracks are in box.ftl.

beside-box = The box on the table
beside-tabs = Parts of the companion
beside-tab-fight = Fight
beside-tab-rules = Rules

## Rules

beside-rules-case = For example
beside-rules-words = In the boxes of each language
beside-rules-more = There are more. Another word narrows it down.
