import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In a bundle's folder; files with a leading dot are not served. */
const USE_FILE = '.used'

/**
 * Notes that a process makes pages of this bundle now, by the clock of the file system: machines that share it may each
 * have another time.
 *
 * @throws Error with code ENOENT when the bundle is not there.
 */
export const noteUse = (home: string): Promise<void> => writeFile(join(home, USE_FILE), 'used\n')

/** The build's last use by a process, in milliseconds of the file system's clock; 0 if unknown. */
export const findLastUse = (home: string): Promise<number> =>
  stat(join(home, USE_FILE))
    .catch(() => stat(home))
    .then(
      ({ mtimeMs }) => mtimeMs,
      () => 0
    )
