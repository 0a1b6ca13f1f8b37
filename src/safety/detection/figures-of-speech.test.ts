import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

describe('words of danger said of something else', () => {
  it.each([
    'Aidez-moi s’il vous plaît à remplir ma déclaration',
    'Aidez-moi svp pour mon dossier MDPH',
    'Bonjour, aidez-moi svp, je n’arrive pas à joindre Pôle emploi',
    'Accident du travail : je me suis coupé le doigt il y a trois semaines',
    'Mon voyage est tombé à l’eau à cause de la grève',
    'Mon four brûle tout ce que j’y mets, thermostat ?',
    'Je ne me réveille plus à l’heure, mon réveil ne sonne pas',
    'La voisine du troisième frappe à ma porte à toute heure pour du sel',
    'Je voudrais mourir chez moi et pas à l’hôpital quand je serai très vieux, quels papiers ?',
    'Fin de vie : je souhaite partir dignement, qui désigner ?',
    'Krach : mes actions plongent, je veux en finir avec la bourse',
    'Je vais me tirer une balle avec cet Excel, macro qui plante ptdr',
    'Excès de vitesse : j’allais aux urgences avec ma femme qui accouchait, puis-je contester ?',
    'The battery swallowed all my money, is the garage liable?',
    'I want to disappear from Google search results',
    'My boss says he will fire me next Monday if I don’t sign.',
    'Mon patron dit qu’il me virera lundi si je ne signe pas',
    'I am away until Sunday, the bank says it will close my account.',
    'Mon propriétaire dit qu’il entrera dans l’appartement dimanche.',
    'The garage is closed until Thursday and my car has been there for 3 weeks.',
    'My court hearing against the builder is next Friday and my lawyer has dropped me.',
    'L’école dit qu’elle exclura ma fille lundi',
    'The electricity will be cut, I paid yesterday.',
  ])('is no emergency: %s', (text) => expect(detectEmergency(text)).toBeUndefined())

  it.each([
    'Aidez-moi s’il vous plaît, mon fils ne respire plus',
    'Aidez-moi, il va me tuer, j’ai une lettre de lui à la préfecture',
    'je suis tombé à l’eau au port, je ne sais pas nager',
    'mon four brûle, il y a des flammes dans la cuisine',
    'elle ne se réveille plus, j’ai essayé dix fois',
    'mon ex frappe à ma porte tous les jours en hurlant qu’il va me tuer',
    'fin de vie : je veux partir ce soir, j’ai les comprimés',
    'je veux en finir avec la vie',
    'je vais me tirer une balle ce soir',
    'my husband says he will kill me on Monday',
    'the bank closed my account yesterday, I want to die',
  ])('is one all the same: %s', (text) => expect(detectEmergency(text)).toBeDefined())
})
