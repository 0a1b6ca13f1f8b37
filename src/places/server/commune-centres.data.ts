import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { departments } from '../departments.ts'

/** `109:47.23,-1.55`, one after the other. */
const centres = z.string().regex(/^\d{2,3}:-?\d+\.\d{2},-?\d+\.\d{2}(?: \d{2,3}:-?\d+\.\d{2},-?\d+\.\d{2})*\s*$/)
const file = z.record(
  z.enum(departments.map(({ code }) => code)),
  centres.transform((listed) => ` ${listed.trim()} `),
)

/** By department, the centres of its communes: ` 109:47.23,-1.55 110:…`. */
export const communeCentres = readYaml('commune-centres.yaml', file)
