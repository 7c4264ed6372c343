/** How the line of each seat is broken: lines are told apart without colour. */
export const DASHES = ['', '10 6', '2 6', '12 5 2 5', '5 4', '16 4']
