// What is said of dangers whose situation alone would say the wrong thing to do next.
import type { SituationMessages } from './screen.ts'

/** Escape, hide, alert: https://www.gouvernement.fr/reagir-attaque-terroriste */
export const gunfire: Partial<SituationMessages> = {
  title: 'Mettez-vous hors de vue, puis appelez',
  first: 'Hors de vue, appelez le {number}\u00a0: où, combien de personnes, ce que vous entendez.',
  steps: [
    'Partez si le chemin est sûr. Sinon\u00a0: porte fermée à clé, allongé, loin des fenêtres.',
    'Lumières éteintes, téléphone en silencieux. N’allez pas voir, ne filmez pas.',
    'À l’arrivée de la police\u00a0: mains ouvertes et visibles, aucun geste brusque.',
  ],
  safe: 'Êtes-vous hors de vue de celui qui tire\u202f?',
  yes: 'Restez-y, et ne sortez pas avant que la police le dise.',
  no: 'Allongez-vous derrière un mur ou une voiture, et appelez de là.',
}

/** Higher, no current, not out: https://www.notretemps.com/droit/conso/quelles-sont-les-regles-de-securite-en-cas-inondation,i115615 */
export const flood: Partial<SituationMessages> = {
  name: 'Inondation, personnes bloquées',
  first: 'Appelez le {number} maintenant\u00a0: où vous êtes, combien, et jusqu’où monte l’eau.',
  steps: [
    'Montez\u00a0: à l’étage, puis sur le toit. Jamais à la cave ni au parking.',
    'Ne traversez pas l’eau, ni à pied ni en voiture. Ne touchez rien d’électrique de mouillé.',
    'En voiture dans l’eau\u00a0: ceinture défaite, vitre ouverte, dehors, et en hauteur.',
  ],
  safe: 'Êtes-vous au-dessus de l’eau\u202f?',
  yes: 'Restez-y, au chaud, et montrez-vous avec une lampe ou un tissu.',
  no: 'Montez aussi haut que possible, et appelez de là.',
}

export const strangled: Partial<SituationMessages> = {
  first: 'Libérez le cou, puis appelez le {number} tout de suite.',
  steps: [
    'Soulevez l’enfant pour que rien ne tire, puis coupez ou desserrez le lien.',
    'Il respire\u00a0: sur le côté. Il ne respire pas\u00a0: appuyez fort et vite sur la poitrine.',
    'Même si tout va mieux, un médecin voit l’enfant aujourd’hui.',
  ],
}

export const hotCar: Partial<SituationMessages> = {
  name: 'Enfant enfermé dans une voiture',
  title: 'Ouvrez la voiture, et appelez',
  first: 'Appelez le {number} maintenant\u00a0: où est la voiture, et comment va l’enfant.',
  steps: [
    'S’il ne répond pas ou s’il est brûlant\u00a0: cassez la vitre la plus loin de lui.',
    'À l’ombre, déshabillé, linges mouillés sur le cou et le corps. À boire s’il est bien éveillé.',
    'Il ne respire pas\u00a0: appuyez fort et vite au milieu de la poitrine.',
  ],
  safe: 'L’enfant est-il sorti de la voiture\u202f?',
  yes: 'Continuez de le rafraîchir, et restez en ligne.',
  no: 'Cassez une vitre\u00a0: avec la chaleur, chaque minute compte.',
}

/** No tourniquet, no suction: https://www.euskalrando.org/2020/08/01/morsures-de-viperes/ */
export const bitten: Partial<SituationMessages> = {
  name: 'Morsure ou piqûre venimeuse',
  title: 'Appelez les secours maintenant',
  first: 'Appelez le {number} tout de suite\u00a0: quel animal, quand, à quel endroit du corps.',
  second: 'Un centre antipoison répond aussi au {number}.',
  steps: [
    'Allongez la personne, le membre immobile et à plat. Elle ne marche pas.',
    'Ôtez bagues, montre, chaussures. Marquez le bord du gonflement, avec l’heure.',
    'Ni garrot, ni incision, ni succion, ni glace, ni alcool, ni aspirine.',
  ],
  safe: 'Tout le monde est-il loin de l’animal\u202f?',
  yes: 'Restez en ligne. Si elle respire mal, dites-le aussitôt.',
  no: 'Éloignez-vous lentement sans chercher à l’attraper, et appelez.',
}

export const animal: Partial<SituationMessages> = {
  name: 'Animal qui attaque',
  first: 'Appelez le {number} maintenant\u00a0: où, quel animal, qui est blessé.',
  steps: [
    'Une porte, une chaise, un sac entre lui et la personne. Ne tirez pas\u00a0: cela déchire.',
    'En boule, sans bouger, bras sur la nuque et le visage. Un manteau sur sa tête aide.',
    'Une fois libre\u00a0: appuyez fort sur ce qui saigne, rincez à l’eau les autres plaies.',
  ],
  safe: 'L’animal est-il enfermé\u202f?',
  yes: 'Continuez d’appuyer sur ce qui saigne, et restez en ligne.',
  no: 'Passez derrière une porte ou dans une voiture avec la personne, et appelez de là.',
}

export const abducted: Partial<SituationMessages> = {
  name: 'Enfant emmené à l’étranger',
  title: 'La police peut l’arrêter à la frontière',
  first: 'Appelez le {number} maintenant\u00a0: l’aéroport et la frontière peuvent être prévenus.',
  steps: [
    'Dites l’aéroport ou le port, le vol, l’heure, et avec qui est l’enfant.',
    'Noms, dates de naissance, passeports, photos des deux\u00a0: ayez-les sous la main.',
    'Un jugement sur la garde\u00a0: dites-le. Puis allez au commissariat le plus proche.',
  ],
  safe: 'Savez-vous où ils sont maintenant\u202f?',
  yes: 'Dites-le en premier à la police.',
  no: 'Dites le dernier lieu et la dernière heure connus, et le téléphone utilisé.',
}

export const byParent: Partial<SituationMessages> = {
  title: 'Posez le bébé, et sortez de la pièce',
  first: 'Couchez le bébé sur le dos dans son lit, puis appelez le {number}.',
  second: 'Si vous pensez à mourir, quelqu’un vous écoute au {number}.',
  alone: 'Vous faites bien de le dire\u00a0: beaucoup de parents en arrivent là, et on vous aide.',
  steps: [
    'Fermez la porte. Un bébé qui pleure seul dans son lit n’est pas en danger.',
    'Respirez, buvez de l’eau, dix minutes sans y retourner.',
    'Demandez à une personne de confiance de venir prendre le relais ce soir.',
  ],
  safe: 'Le bébé est-il dans son lit, et vous dans une autre pièce\u202f?',
  yes: 'Restez-y, et appelez maintenant.',
  no: 'Faites d’abord cela, puis appelez.',
}

export const fumes: Partial<SituationMessages> = {
  name: 'Vapeurs de produits mélangés',
  title: 'Sortez à l’air, puis appelez',
  first: 'Tout le monde dehors, à l’air, puis appelez le {number}.',
  second: 'Un centre antipoison répond aussi au {number}.',
  steps: [
    'Porte fermée derrière vous, fenêtres ouvertes si vous y arrivez sans respirer les vapeurs.',
    'Yeux ou peau\u00a0: eau claire quinze minutes, lentilles ôtées, vêtements mouillés retirés.',
    'N’y retournez pas pour rincer ou ajouter un produit. Gardez le nom des produits.',
  ],
  safe: 'Êtes-vous tous à l’air libre\u202f?',
  yes: 'Restez-y. Si vous respirez mal, dites-le aussitôt, assis, penché en avant.',
  no: 'Sortez d’abord, et appelez de là.',
}

/** A closed door between the smoke and oneself, as the fire service teaches. */
export const trapped: Partial<SituationMessages> = {
  title: 'N’allez pas dans la fumée. Appelez',
  first: 'Restez derrière une porte fermée et appelez le {number}\u00a0: étage, porte, combien vous êtes.',
  steps: [
    'Fermez toutes les portes, linges mouillés en bas de la vôtre.',
    'À la fenêtre, ouvrez un peu si rien ne monte d’en bas\u202f; agitez un tissu clair.',
    'De la fumée dans la pièce\u00a0: près du sol, un linge mouillé sur le nez et la bouche.',
  ],
  safe: 'Y a-t-il une porte fermée entre la fumée et vous\u202f?',
  yes: 'Restez-y, au téléphone, visible à la fenêtre.',
  no: 'Allez dans la pièce la plus éloignée, avec une fenêtre, et fermez les portes.',
}

export const chokingBaby: Partial<SituationMessages> = {
  name: 'Bébé qui s’étouffe',
  title: 'Dégagez, et appelez',
  first: 'Faites appeler le {number}, ou appelez avec le haut-parleur pendant les gestes.',
  steps: [
    'À plat ventre sur votre avant-bras, tête en bas\u00a0: cinq claques fermes entre les épaules.',
    'Puis sur le dos\u00a0: cinq appuis de deux doigts au milieu de la poitrine. Et ainsi de suite.',
    'Mou ou sans souffle\u00a0: massage et insufflations, comme on vous le dit au téléphone.',
  ],
}

export const asleep: Partial<SituationMessages> = {
  title: 'Appelez, et surveillez le souffle',
  first: 'Appelez le {number} tout de suite\u00a0: dites qu’un opioïde a été pris et qu’on ne la réveille pas.',
  steps: [
    'De la naloxone\u00a0: donnez-la maintenant, et encore après trois minutes si rien ne change.',
    'Elle respire\u00a0: sur le côté. Elle ne respire pas\u00a0: appuyez fort et vite sur la poitrine.',
    'Restez même si elle se réveille\u00a0: cela revient quand la naloxone ne fait plus effet.',
  ],
}

export const lowSugar: Partial<SituationMessages> = {
  name: 'Manque de sucre',
  title: 'Du sucre maintenant, et appelez',
  first: 'Appelez le {number} tout de suite\u00a0: dites que c’est l’insuline ou un manque de sucre.',
  steps: [
    'Éveillé et capable d’avaler\u00a0: du sucre, un jus ou quatre morceaux\u202f; encore dix minutes après.',
    'Endormi ou confus\u00a0: rien dans la bouche, sur le côté. Du glucagon s’il y en a.',
    'Plus d’insuline. Mesurez de nouveau, gardez le stylo et le lecteur.',
  ],
}

export const nosebleed: Partial<SituationMessages> = {
  first: 'Appelez le {number}\u00a0: dites depuis quand, et quel médicament fluidifie le sang.',
  steps: [
    'Assis, penché en avant, crachez le sang. Pas allongé, pas la tête en arrière.',
    'Pincez le bas du nez dix minutes sans relâcher.',
    'Pâle, pris de vertige ou du sang dans la gorge\u00a0: dites-le au téléphone.',
  ],
}

/** Hurt by others, who may be near. */
export const woundedByOthers: Partial<SituationMessages> = {
  second: 'Pour la personne blessée, appelez le {number}.',
  steps: [
    'Appuyez fort sur la plaie avec un linge, sans retirer ce qui y est planté.',
    'Loin de celui qui a fait cela, une porte fermée à clé entre vous.',
    'Dites d’abord où vous êtes, puis ce qui s’est passé. Ne rangez rien.',
  ],
}
