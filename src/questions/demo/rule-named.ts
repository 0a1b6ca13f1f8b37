/** The sheet and the key of a step's rule. */
export const ruleNamed = (sheet: string, name: string): { sheet: string; key: string } => {
  const [other, key] = name.split('/')
  return key === undefined ? { sheet, key: name } : { sheet: other ?? sheet, key }
}
