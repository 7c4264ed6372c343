const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** A number as it stands on stone. */
export const roman = (n: number): string => ROMAN[n] ?? String(n)
