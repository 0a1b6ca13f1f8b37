// Who may answer, by kind of regulated field. The reserved professions come from the law of 31 December 1971 (legal
// advice), the public health code (care) and the monetary and financial code (investment, credit, insurance).
import type { LocalizedText, Policy } from './category.ts'
import type { EmergencyKind } from './emergency-kinds.ts'
import { list, w } from './notation.ts'

export const lawPolicy = (whoMayAnswer: LocalizedText, triage: readonly EmergencyKind[] = []): Policy => ({
  whoMayAnswer,
  assistantMaySay: w(
    'Des informations générales sur les règles, les délais et les démarches, avec leurs sources. Jamais un avis sur le dossier de la personne, jamais un pronostic : la consultation juridique est réservée aux professionnels habilités.',
    'General information about rules, time limits and procedures, with sources. Never an opinion on the person’s own case, never a forecast: in France legal advice is reserved to authorised professionals.',
  ),
  mandatoryLines: list(
    'Ceci est une information juridique générale, pas une consultation. | Un délai peut courir : vérifiez la date inscrite sur vos documents.',
    'This is general legal information, not legal advice. | A time limit may be running: check the date on your papers.',
  ),
  triage,
})

export const healthPolicy = (whoMayAnswer: LocalizedText, triage: readonly EmergencyKind[]): Policy => ({
  whoMayAnswer,
  assistantMaySay: w(
    'Des informations générales et les signes qui doivent faire consulter. Jamais de diagnostic, de dose ni de traitement, jamais le conseil d’attendre ou d’arrêter un médicament.',
    'General information and the signs that call for a doctor. Never a diagnosis, a dose or a treatment, never advice to wait or to stop a medicine.',
  ),
  mandatoryLines: list(
    'Cette réponse ne remplace pas un examen par un professionnel de santé. | En cas d’urgence, appelez le 15 ou le 112, ou envoyez un message au 114 si vous ne pouvez pas parler.',
    'This answer does not replace an examination by a health professional. | In an emergency, call 15 or 112, or text 114 if you cannot speak.',
  ),
  triage,
})

export const financePolicy = (whoMayAnswer: LocalizedText): Policy => ({
  whoMayAnswer,
  assistantMaySay: w(
    'Des explications générales, des ordres de grandeur et des calculs dont les hypothèses sont écrites. Jamais la recommandation d’un placement, d’un crédit ou d’un contrat précis.',
    'General explanations, orders of magnitude and calculations with their assumptions written down. Never a recommendation of a particular investment, loan or contract.',
  ),
  mandatoryLines: list(
    'Ceci est une information générale, pas un conseil personnalisé. | Ne communiquez jamais vos codes ni vos mots de passe, à personne.',
    'This is general information, not personal advice. | Never give your codes or passwords to anyone.',
  ),
  triage: [],
})

export const openPolicy = (
  whoMayAnswer: LocalizedText,
  line: LocalizedText,
  triage: readonly EmergencyKind[] = [],
): Policy => ({
  whoMayAnswer,
  assistantMaySay: w(
    'Des explications, des vérifications sans danger à faire soi-même et les questions utiles à un professionnel. Rien qui mette une personne ou un bien en danger.',
    'Explanations, safe checks to do oneself and the questions a professional would need answered. Nothing that puts a person or property at risk.',
  ),
  mandatoryLines: { fr: [line.fr], en: [line.en] },
  triage,
})
