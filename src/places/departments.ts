// The 101 departments, in the order of their codes: they change so rarely that they are kept in the code.
import { slugOf } from './fold.ts'

export type Department = {
  code: string
  name: string
  slug: string
  /** French grammar before and after the name: « en Loire-Atlantique », « de la Loire-Atlantique ». */
  within: string
  of: string
  /** Codes of the adjacent departments; none overseas. */
  neighbours: readonly string[]
  overseas: boolean
}

/** Code, name, kind of its article (of the official list), neighbours. */
const list = `
01|Ain|5|38 39 69 71 73 74
02|Aisne|5|08 51 59 60 77 80
03|Allier|5|18 23 42 58 63 71
04|Alpes-de-Haute-Provence|4|05 06 26 83 84
05|Hautes-Alpes|4|04 26 38 73
06|Alpes-Maritimes|4|04 83
07|Ardèche|5|26 30 38 42 43 48 84
08|Ardennes|4|02 51 55
09|Ariège|5|11 31 66
10|Aube|5|21 51 52 77 89
11|Aude|5|09 31 34 66 81
12|Aveyron|5|15 30 34 46 48 81 82
13|Bouches-du-Rhône|4|30 83 84
14|Calvados|2|27 50 61 76
15|Cantal|2|12 19 43 46 48 63
16|Charente|3|17 24 79 86 87
17|Charente-Maritime|3|16 24 33 79 85
18|Cher|2|03 23 36 41 45 58
19|Corrèze|3|15 23 24 46 63 87
21|Côte-d’Or|3|10 39 52 58 70 71 89
22|Côtes-d’Armor|4|29 35 56
23|Creuse|3|03 18 19 36 63 87
24|Dordogne|3|16 17 19 33 46 47 87
25|Doubs|2|39 70 90
26|Drôme|3|04 05 07 38 84
27|Eure|5|14 28 60 61 76 78 95
28|Eure-et-Loir|1|27 41 45 61 72 78 91
29|Finistère|2|22 56
2A|Corse-du-Sud|3|2B
2B|Haute-Corse|3|2A
30|Gard|2|07 12 13 34 48 84
31|Haute-Garonne|3|09 11 32 65 81 82
32|Gers|2|31 40 47 64 65 82
33|Gironde|3|17 24 40 47
34|Hérault|5|11 12 30 81
35|Ille-et-Vilaine|1|22 44 49 50 53 56
36|Indre|5|18 23 37 41 86 87
37|Indre-et-Loire|1|36 41 49 72 86
38|Isère|5|01 05 07 26 42 69 73
39|Jura|2|01 21 25 70 71
40|Landes|4|32 33 47 64
41|Loir-et-Cher|2|18 28 36 37 45 72
42|Loire|3|03 07 38 43 63 69 71
43|Haute-Loire|3|07 15 42 48 63
44|Loire-Atlantique|3|35 49 56 85
45|Loiret|2|18 28 41 58 77 89 91
46|Lot|2|12 15 19 24 47 82
47|Lot-et-Garonne|2|24 32 33 40 46 82
48|Lozère|3|07 12 15 30 43
49|Maine-et-Loire|0|35 37 44 53 72 79 85 86
50|Manche|3|14 35 53 61
51|Marne|3|02 08 10 52 55 77
52|Haute-Marne|3|10 21 51 55 70 88
53|Mayenne|3|35 49 50 61 72
54|Meurthe-et-Moselle|0|55 57 67 88
55|Meuse|3|08 51 52 54 88
56|Morbihan|2|22 29 35 44
57|Moselle|3|54 67
58|Nièvre|3|03 18 21 45 71 89
59|Nord|2|02 62 80
60|Oise|5|02 27 76 77 80 95
61|Orne|5|14 27 28 50 53 72
62|Pas-de-Calais|2|59 80
63|Puy-de-Dôme|2|03 15 19 23 42 43
64|Pyrénées-Atlantiques|4|32 40 65
65|Hautes-Pyrénées|4|31 32 64
66|Pyrénées-Orientales|4|09 11
67|Bas-Rhin|2|54 57 68 88
68|Haut-Rhin|2|67 88 90
69|Rhône|2|01 38 42 71
70|Haute-Saône|3|21 25 39 52 88 90
71|Saône-et-Loire|0|01 03 21 39 42 58 69
72|Sarthe|3|28 37 41 49 53 61
73|Savoie|3|01 05 38 74
74|Haute-Savoie|3|01 73
75|Paris|0|92 93 94
76|Seine-Maritime|3|14 27 60 80
77|Seine-et-Marne|0|02 10 45 51 60 89 91 93 94 95
78|Yvelines|4|27 28 91 92 95
79|Deux-Sèvres|4|16 17 49 85 86
80|Somme|3|02 59 60 62 76
81|Tarn|2|11 12 31 34 82
82|Tarn-et-Garonne|2|12 31 32 46 47 81
83|Var|2|04 06 13 84
84|Vaucluse|2|04 07 13 26 30 83
85|Vendée|3|17 44 49 79
86|Vienne|3|16 36 37 49 79 87
87|Haute-Vienne|3|16 19 23 24 36 86
88|Vosges|4|52 54 55 67 68 70 90
89|Yonne|5|10 21 45 58 77
90|Territoire de Belfort|2|25 68 70 88
91|Essonne|5|28 45 77 78 92 94
92|Hauts-de-Seine|4|75 78 91 93 94 95
93|Seine-Saint-Denis|3|75 77 92 94 95
94|Val-de-Marne|2|75 77 91 92 93
95|Val-d’Oise|2|27 60 77 78 92 93
971|Guadeloupe|3|
972|Martinique|3|
973|Guyane|3|
974|La Réunion|0|
976|Mayotte|0|`

/** Rivers and seas keep their article: « dans la Manche », but « en Gironde ». */
const withLa = new Set(['26', '42', '50', '51', '55', '58', '72', '80', '86'])

/** Kinds 2 to 5 are le, la, les and l’; the others have no article. */
function grammar(code: string, name: string, kind: number): { within: string; of: string } {
  switch (kind) {
    case 2:
      return { within: `dans le ${name}`, of: `du ${name}` }
    case 3:
      return { within: withLa.has(code) ? `dans la ${name}` : `en ${name}`, of: `de la ${name}` }
    case 4:
      return { within: `dans les ${name}`, of: `des ${name}` }
    case 5:
      return { within: `dans l’${name}`, of: `de l’${name}` }
    default: {
      const de = /^[AEÉIOU]/.test(name) ? 'd’' : 'de '
      return { within: `${name.includes('-et-') ? 'en' : 'à'} ${name}`, of: `${de}${name}` }
    }
  }
}

export const departments: readonly Department[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', kind, near = ''] = line.split('|')
    return {
      code,
      name,
      slug: slugOf(name),
      ...grammar(code, name, Number(kind)),
      neighbours: near.split(' ').filter(Boolean),
      overseas: code.length === 3,
    }
  })

const byCode = new Map(departments.map((department) => [department.code, department]))
const bySlug = new Map(departments.map((department) => [department.slug, department]))

export const departmentOf = (code: string): Department | undefined => byCode.get(code)

/** There are none abroad: a country where clients may meet a specialist is one area, written as its code. */
export const areaAbroad = (country: string): string | null => (country === 'ma' ? 'MA' : null)

/** By slug or code, case-insensitive: `loire-atlantique`, `44`, `2a`. */
export const findDepartment = (key: string): Department | undefined =>
  bySlug.get(key.toLowerCase()) ?? byCode.get(key.toUpperCase())
