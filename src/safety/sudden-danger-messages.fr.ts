// What is said of a tornado, an avalanche, a wild animal close by, a twisted testicle, somebody in a pit.
import type { SituationMessages } from './screen.ts'

/** Lowest floor, no mobile home, no car: https://cityofpevelymo.gov/police/page/what-do-during-severe-weather-or-tornado */
export const tornado: Partial<SituationMessages> = {
  name: 'Tornade',
  title: 'En bas, à l’intérieur, loin des fenêtres',
  first: 'Mettez-vous d’abord à l’abri. Ensuite, si quelqu’un est blessé ou coincé, appelez le {number}.',
  second: 'Si vous ne pouvez pas parler, écrivez au {number}.',
  alone: 'Dites où vous êtes, combien, et ce qui est tombé.',
  steps: [
    'Cave, ou petite pièce sans fenêtre, au plus bas. Bras sur la tête et la nuque.',
    'Mobil-home, tente, voiture\u00a0: sortez. Bâtiment solide, sinon à plat dans un fossé, tête couverte.',
    'Après\u00a0: ni flamme ni interrupteur si cela sent le gaz. Loin des fils tombés.',
  ],
  safe: 'Êtes-vous au plus bas, loin des fenêtres\u202f?',
  yes: 'Restez-y jusqu’à ce qu’elle soit passée, chaussures aux pieds, téléphone en main.',
  no: 'Allez-y maintenant, et laissez tout.',
}

/**
 * Alert, then search at once: http://irma-grenoble.com/05documentation/03consignes_afficher.php?id_RSD=8 and
 * https://www.sac-cas.ch/fr/les-alpes/avalanches-que-faire-en-cas-densevelissement-31236/
 */
export const avalanche: Partial<SituationMessages> = {
  name: 'Avalanche',
  title: 'Appelez, et cherchez tout de suite',
  first: 'Appelez le {number} maintenant\u00a0: où, combien sont sous la neige, combien peuvent chercher.',
  second: 'Si vous ne pouvez pas parler, écrivez au {number}.',
  alone: 'Une personne appelle, les autres cherchent.',
  steps: [
    'L’un de vous guette une seconde coulée. Marquez l’endroit où chacun a été vu en dernier.',
    'Cherchez plus bas\u00a0: regardez, écoutez, DVA en réception, puis sondez et creusez.',
    'Trouvé\u00a0: dégagez tête, poitrine, bouche et nez. Il ne respire pas\u00a0: appuyez sur la poitrine.',
  ],
  safe: 'Êtes-vous à l’abri d’une seconde coulée\u202f?',
  yes: 'Cherchez maintenant, sans attendre les secours\u00a0: le premier quart d’heure décide.',
  no: 'Mettez-vous sur le côté, et cherchez de là.',
}

/** Do not run, back away, spray: advice of BC Parks, https://www.wildwisesooke.com/recreation-safety */
export const wildAnimal: Partial<SituationMessages> = {
  name: 'Animal sauvage tout près',
  title: 'Ne courez pas. Reculez, et appelez',
  first: 'Appelez le {number} dès que vous pouvez\u00a0: où, quel animal, qui est blessé.',
  steps: [
    'Ensemble, face à lui, voix basse et calme, à reculons. Laissez-lui un passage.',
    'Dans une voiture ou un bâtiment si possible. Répulsif à ours\u00a0: quand il approche.',
    'Il vous chasse ou entre\u00a0: battez-vous. Ourse et petits\u00a0: à plat ventre, mains sur la nuque.',
  ],
  safe: 'Êtes-vous dans une voiture ou un bâtiment\u202f?',
  yes: 'Restez-y, portes fermées. Appuyez fort sur ce qui saigne, et restez en ligne.',
  no: 'Restez groupés, et continuez de reculer.',
}

/** To hospital at once, nothing to eat or drink: https://www.guysandstthomas.nhs.uk/health-information/testicular-torsion-surgery */
export const testicle: Partial<SituationMessages> = {
  name: 'Douleur soudaine à un testicule',
  title: 'À l’hôpital maintenant',
  first: 'Appelez le {number} maintenant\u00a0: un testicule s’est peut-être tordu, et les heures comptent.',
  steps: [
    'Aux urgences tout de suite, de jour comme de nuit. N’attendez pas que cela passe.',
    'Plus rien à manger ni à boire\u00a0: il faudra peut-être opérer.',
    'Dites depuis quelle heure cela fait mal. Pas de gêne\u00a0: cela arrive à beaucoup de garçons.',
  ],
  safe: 'Quelqu’un peut-il vous y conduire maintenant\u202f?',
  yes: 'Partez maintenant, et dites «\u00a0douleur soudaine à un testicule\u00a0» en arrivant.',
  no: 'Dites-le au téléphone.',
}

/** Gases that kill who follows: the poison centre of western France, https://entraid.com/articles/alerte-aux-risques-dasphyxie-lors-des-travaux-agricoles */
export const pit: Partial<SituationMessages> = {
  name: 'Personne dans une fosse, un silo ou un puits',
  title: 'Ne descendez pas. Appelez',
  first: 'Appelez le {number} maintenant\u00a0: qui est tombé, où, à quelle profondeur, et s’il répond.',
  steps: [
    'Personne ne descend, même avec masque ou corde\u00a0: le gaz ou le grain tue qui suit en secondes.',
    'Arrêtez pompes, mélangeurs, vis. Ouvrez ce qui aère, du dehors. Aucune flamme.',
    'Parlez-lui, demandez-lui de ne pas bouger. Une corde seulement s’il peut s’y attacher.',
  ],
  safe: 'Tous les autres sont-ils dehors\u202f?',
  yes: 'Restez dehors, au téléphone, et envoyez quelqu’un guider les secours.',
  no: 'Faites-les sortir maintenant.',
}

/** Stop, shelter, six signals a minute: https://sac-cas.ch/fr/les-alpes/a-laide-je-nai-pas-de-reseau-33257 */
export const lost: Partial<SituationMessages> = {
  name: 'Perdu ou bloqué en montagne',
  title: 'Restez sur place, au chaud, et appelez',
  first: 'Appelez le {number} maintenant\u00a0: où vous êtes ou le dernier lieu connu, combien, qui est blessé.',
  second: 'Si vous ne pouvez pas parler, écrivez au {number}.',
  alone: 'Ménagez la batterie\u00a0: un téléphone allumé, les autres éteints.',
  steps: [
    'Restez où vous êtes, loin des pentes raides, à l’abri du vent. N’avancez plus dans le noir.',
    'Tous vos habits et un bonnet\u202f; assis sur le sac, serrés. Mangez et buvez.',
    'Six signaux en une minute, lampe ou sifflet, une minute de pause, et encore.',
  ],
  safe: 'Êtes-vous à l’abri du vent et loin du vide\u202f?',
  yes: 'Restez-y, éveillés et ensemble, et gardez la ligne libre pour les sauveteurs.',
  no: 'Quelques pas jusqu’à un abri, pas plus, et appelez de là.',
}

/** Stay with what floats, float first: https://hmcoastguard.uk/news/hm-coastguards-bank-holiday-weekend-safety-tips-could-save-your-life */
export const atSea: Partial<SituationMessages> = {
  name: 'Danger en mer',
  first: 'Appelez le {number} maintenant\u00a0: où en mer, quel bateau ou quelle planche, combien vous êtes.',
  alone: 'Demandez les garde-côtes, et dites ce que vous voyez sur la côte.',
  steps: [
    'Un bateau avec une radio\u00a0: «\u00a0Mayday\u00a0» aussi, canal 16. Gilets pour tous.',
    'Restez avec le bateau ou la planche\u00a0: il flotte et se voit. Dans l’eau, flottez sur le dos.',
    'Pris par la marée\u00a0: le plus haut possible, hors des vagues, avec une lumière.',
  ],
  safe: 'Chacun est-il hors de l’eau, ou tenu à ce qui flotte\u202f?',
  yes: 'Restez ensemble, au chaud, le téléphone au sec et libre.',
  no: 'Faites-le d’abord. Depuis la côte\u00a0: lancez ce qui flotte, n’y allez pas à la nage.',
}
