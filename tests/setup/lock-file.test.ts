import { readFileSync } from 'node:fs'

interface LockedPackage {
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Where Node looks for a package from the folder of another one, the nearest place first. */
const listPlaces = (from: string, name: string): string[] => {
  const parts = from === '' ? [] : from.split(/\/?node_modules\//).filter(Boolean)
  return parts
    .map((_, index) => parts.slice(0, parts.length - index))
    .concat([[]])
    .map(above => [...above, name].map(part => `node_modules/${part}`).join('/'))
}

it('names every package for a system that another one may choose from', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !listPlaces(from, name).some(place => place in packages))
      .map(name => `${from} → ${name}`)
  )
  expect(missing).toEqual([])
})

it.each(['linux', 'darwin', 'win32'].flatMap(os => ['x64', 'arm64'].map(cpu => [os, cpu] as const)))(
  'names the compiled packages of %s on %s',
  (os, cpu) => {
    const own = Object.entries(packages)
      .filter(([, entry]) => entry.os?.includes(os) && entry.cpu?.includes(cpu))
      .map(([place]) => place)
      .join(' ')
    // The compiler of tests, the bundler of scripts, the styles, the sandbox's storage and its pictures.
    const needed = ['@swc/core', '@esbuild', '@tailwindcss/oxide', '@img/sharp']
    // There is no libsql for Windows on ARM, which runs Node for x64 as well.
    if (os !== 'win32' || cpu !== 'arm64') needed.push('@libsql')
    for (const name of needed) expect(own).toContain(`node_modules/${name}`)
  }
)
