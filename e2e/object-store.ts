import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

const swift = '/usr/lib/python3/dist-packages/swift/proxy/server.py'
const memcached = '/usr/bin/memcached'

/** Whether Debian's OpenStack Swift is installed (`npm run prove` installs it where it may). */
export const hasObjectStore = existsSync(swift) && existsSync(memcached)

const host = '127.0.0.1'
const region = 'fr-par'
const keyId = 'clairavis:files'
const secret = 'a/secret+with@signs'
/** Names on a page of a list: few, so that a list has several pages. */
export const namesOnPage = 5

export type ObjectStore = {
  /** As `S3_URL` names the bucket. */
  s3Url: string
  bucketUrl: string
  /** What signs requests to it. */
  client: AwsClient
  stop(): Promise<void>
}

/** OpenStack Swift with its S3 interface, on a folder of its own and five ports from the given one. */
export async function startObjectStore(firstPort: number): Promise<ObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'clairavis-swift-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true })
  const servers = ['account', 'container', 'object', 'proxy'] as const
  const cachePort = firstPort + servers.length
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = proof\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  for (const [nth, name] of servers.entries())
    writeFileSync(
      join(folder, `${name}-server.conf`),
      `[DEFAULT]
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
bind_ip = ${host}
bind_port = ${firstPort + nth}
workers = 0
user = ${userInfo().username}
log_address = ${folder}/none
${name === 'proxy' ? proxyOf(cachePort) : `[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`}`,
    )
  const run = (command: string, ...args: string[]) => spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const children: ChildProcess[] = [
    run(memcached, '-l', host, '-p', String(cachePort), '-m', '16', '-u', 'nobody'),
    ...servers.map((name) => run('/usr/bin/python3', 'e2e/swift_server.py', folder, name)),
  ]
  let said = ''
  for (const child of children) child.stderr?.setEncoding('utf8').on('data', (text) => (said += text))
  const stop = async () => {
    await Promise.all(children.map(killed))
    rmSync(folder, { recursive: true, force: true })
  }
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 0 })
  const bucketUrl = `http://${host}:${firstPort + servers.length - 1}/clairavis`
  // A limit against hanging on a busy machine, not a measure.
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await client.fetch(bucketUrl, { method: 'PUT' }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok)
      return {
        s3Url: `${bucketUrl.replace('//', `//${encodeURIComponent(keyId)}:${encodeURIComponent(secret)}@`)}/files?region=${region}`,
        bucketUrl,
        client,
        stop,
      }
    if (children.some(({ exitCode }) => exitCode !== null)) break
    await pause(100)
  }
  await stop()
  throw new Error(`Swift did not start: ${said.slice(-2000)}`)
}

const proxyOf = (cachePort: number) => `[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = ${host}:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = ${region}
max_bucket_listing = ${namesOnPage}
[filter:tempauth]
use = egg:swift#tempauth
user_${keyId.replace(':', '_')} = ${secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
