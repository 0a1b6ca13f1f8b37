// What an employee of the private sector keeps of the gross pay, from the model of Urssaf. The build evaluates it: the
// contributions are proportional within each bracket, so that both ends of every bracket say all, and the product needs
// neither the model (656 rules, a second to read) nor its engine.
import rules from 'modele-social'
import manifest from 'modele-social/package.json' with { type: 'json' }
import Engine from 'publicodes'
import { bracketsOf } from './net-salary.ts'

const quiet = { log() {}, warn() {}, error() {} }
const engine = new Engine(rules, { logger: quiet })

function number(name: string): number {
  const { nodeValue } = engine.evaluate(name)
  if (typeof nodeValue !== 'number') throw new Error(`modele-social has no figure for « ${name} »`)
  return nodeValue
}

function net(gross: number): number {
  engine.setSituation({ 'salarié . contrat . salaire brut': `${gross} €/mois` })
  return number('salarié . rémunération . net . à payer avant impôt')
}

const [day = '', month = '', year = ''] = String(engine.evaluate('date').nodeValue).split('/')

export const netSalary = {
  source: `modele-social ${manifest.version} (Urssaf)`,
  /** The day whose rates these are. */
  rates: `${year}-${month}-${day}`,
  brackets: bracketsOf({ lowest: number('SMIC'), ceiling: number('plafond sécurité sociale'), net }),
}
