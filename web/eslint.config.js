import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
        rules: {
            // Markup made by src/art is ours and holds no text of players.
            'svelte/no-at-html-tags': 'off',
            'svelte/no-navigation-without-resolve': 'off',
        },
    },
    {
        rules: {
            '@typescript-eslint/no-dynamic-delete': 'off',
            // Raw state and whole replacements are how this client keeps what it is told.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
    { ignores: ['node_modules', 'src/art/icons.ts'] },
)
