// Which situation a text shows, once it is known to show one: what speaks for each, and how strongly.
import type { EmergencySituation } from './situations.ts'

export const situationTable: Readonly<Record<EmergencySituation, string>> = {
  fire: 'FIRESIGN:4 FIRE:1 FIREPLACE:1',
  'gas-leak': 'GASSIGN:5 GAS:1 SMELL:1',
  'carbon-monoxide': 'COSIGN:4 HEATER:1 HEADACHE:1 SICK:0.5',
  drowning: 'DROWNSIGN:4 WATER:1',
  electrocution: 'SHOCKSIGN:5 ELECTRIC:1',
  breathing: 'NOBREATH:4 BREATH:1 BLUE:1 INHALER:1.5 STUCK:0.5',
  unconscious: 'OUT:4 UNCONSCIOUS:2 FEVER:1 BABY:0.5 WEEKSMONTHS:0.5',
  'chest-pain': 'CHESTPAIN:4 CHESTPART:2 PRESS:0.5 SWEAT:1 RADIATE:0.5',
  stroke: 'STROKESIGN:4 FACE:0.5 DROOP:1 SPEECH:0.5 MIXED:1 NUMB:1 LIMB:0.5',
  allergy: 'ANAPHYLAXIS:4 SWELL:1.5 STING:1.5 AIRWAY:1',
  bleeding: 'BLEEDING:4 BLOOD:1.5 GUSH:1 WOUND:1',
  'button-battery': 'BATTERY:3 SWALLOWED:2 TOOK:0.5 CHILD:0.5',
  overdose: 'ODCOUNT:3 ODWHOLE:3 MEDICINE:2 TOOK:1 STREETDRUG:2 ALCOHOL:1 WHOLE:1 BIGN:0.5',
  suicide: 'DIEWISH:4 GOODBYE:3 MEANS:3 LETTER:1 BRIDGE:1 SAD:1',
  poisoning: 'SWALLOWED:3 TOXIC:2 PLANT:2 TOOK:1',
  pregnancy: 'PREGTROUBLE:5 PREGNANT:1',
  violence: 'INTRUDER:4 THREATKILL:3 FORCEDMARRIAGE:5 FOLLOW:1 WEAPON:1.5 STRANGER:1 MARRIAGE:1 COERCED:1 LOCK:0.5',
  'partner-violence': 'PARTNER:3 HITME:3 CHOKED:3 THREATKILL:2 COERCED:2 HIT:1 CONTROL:0.5 FEAR:0.5',
  'sexual-violence': 'SEXASSAULT:4 RAPE:2 TOUCHSEX:1',
  'child-missing': 'CHILDGONE:3.5 MISSING:1 CHILD:1 AGEMINOR:1',
  'child-abuse': 'CHILDHIT:3 CHILD:1 AGEMINOR:1 PARENT:1 HIT:1 MARKS:1.5 COUPS:1',
  'child-exploitation': 'CHILDEXPLOIT:4 EXPLOIT:2 BLACKMAIL:1 AGEMINOR:2 TOUCHSEX:0.5',
  'elder-abuse': 'ELDERHIT:3 ELDER:1 TIED:1 CARER:1 AGEOLD:2 MARKS:0.5',
}
