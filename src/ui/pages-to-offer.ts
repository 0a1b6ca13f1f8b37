/** Pages to offer: the first, the last, the present one and its neighbours; `null` stands for a gap. */
export function pagesToOffer(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const wanted = [...new Set(near)].sort((a, b) => a - b)
  const row: (number | null)[] = []
  for (const [index, one] of wanted.entries()) {
    const before = wanted[index - 1]
    if (before !== undefined && one - before === 2) row.push(one - 1)
    else if (before !== undefined && one - before > 2) row.push(null)
    row.push(one)
  }
  return row
}
