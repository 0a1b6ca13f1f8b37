/** The shade of a department on the map, from nobody to many: 0 to 3. The legend of the page says the same. */
export function shadeOf(experts: number): 0 | 1 | 2 | 3 {
  if (experts >= 8) return 3
  if (experts >= 4) return 2
  return experts >= 1 ? 1 : 0
}
