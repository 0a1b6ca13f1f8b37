const names = (text: string) => text.trim().split(/\s*,\s*/)

export const womenNames = names(`
  Claire, Nadia, Isabelle, Fatou, Camille, Leïla, Anne-Laure, Mei, Julie, Samira, Catherine, Inès, Aurélie, Yasmine,
  Sandrine, Awa, Pauline, Rachida, Nathalie, Thi Lan, Émilie, Soraya, Valérie, Aïcha, Charlotte, Maria, Céline, Linh,
  Delphine, Houda, Mathilde, Rosa, Virginie, Mariam, Laurence, Elena, Marion, Salomé, Florence, Khadija, Véronique,
  Anaïs, Gwenaëlle, Naïma, Sylvie, Ana, Manon, Ludivine, Corinne, Bintou, Élodie, Hanane, Agnès, Paola, Lucie, Zineb,
  Carole, Astrid, Myriam, Solène, Béatrice, Noémie, Sonia, Margaux, Patricia, Oriane, Estelle, Ghislaine, Clémence,
  Dounia, Muriel, Justine, Perrine, Rania, Armelle`)

export const menNames = names(`
  Antoine, Mehdi, Philippe, Moussa, Julien, Rachid, Nicolas, Minh, Thomas, Samir, Laurent, Ousmane, Guillaume, Youssef,
  Stéphane, Ibrahima, Mathieu, Farid, Olivier, Duc, Benoît, Nabil, François, Cheikh, Vincent, Ahmed, Alexandre, Wei,
  Sébastien, Omar, Maxime, Paulo, Jérôme, Bilal, Arnaud, Luca, Romain, Isaac, Frédéric, Hamza, Yann, Damien, Loïc,
  Tarek, Christophe, Miguel, Baptiste, Gaël, Pascal, Amadou, Rémi, Hicham, Gilles, Marco, Quentin, Adel, Bruno, Erwan,
  David, Tristan, Bertrand, Florian, Sofiane, Gauthier, Marc, Alban, Cédric, Thierry, Clément, Walid, Denis, Xavier,
  Aurélien, Idriss, Hervé`)

export const familyNames = names(`
  Morel, Benali, Lefèvre, Diop, Roussel, Tran, Girard, El Amrani, Fontaine, Keïta, Chevalier, Ben Salah, Mercier, Zhang,
  Lambert, Da Silva, Bonnet, Bouzid, François, Traoré, Legrand, Pereira, Garnier, Cissé, Rousseau, Haddou, Blanc, Pham,
  Guérin, Martinez, Boyer, Belkacem, Henry, Ndiaye, Roche, Kaya, Roy, Mansouri, Gautier, Lopez, Perrot, Chérif, Renaud,
  Coulibaly, Barbier, Kowalski, Arnaud, Saïdi, Marty, Rossi, Leroux, Amari, Colin, Camara, Vidal, Ferreira, Caron, Slimani,
  Picard, Nguyen Van, Aubert, Meunier, Bourgeois, Konaté, Dupuis, Rahmani, Rivière, Santos, Lacroix, Toumi, Bertrand,
  Sow, Noël, Berger, Brunet, Mebarki, Schmitt, Baldé, Leclercq, Costa, Rolland, Zerrouki, Poirier, Sissoko, Hubert,
  Gonzalez, Charpentier, Hamidi, Marchand, Le Gall, Dumas, Touré, Bailly, Moreira, Fabre, Khelifi, Masson, Kone, Prévost,
  Bianchi, Pelletier, Ziani, Texier, Kouassi, Lemaire, Vasseur, Hamon, Cordier, Maillard, Azoulay, Joly, Weber, Besson,
  Tessier, Sanchez, Raynaud, Bensaïd, Delattre, Cohen, Guichard, Le Bihan, Allard, Sarr, Jacquet, Benhamou, Courtois,
  Fournier, Kerbrat, Voisin, Etcheverry, Combes, Klein, Monnier, Casanova, Delorme, Muller, Savary, Pons, Briand`)

export const helpersNames = {
  f: ['Iris', 'Nora', 'Alba', 'Zoé', 'Olympe', 'Jeanne'],
  m: ['Noé', 'Hugo', 'Nino', 'Paul', 'Basile', 'Oscar'],
} as const
