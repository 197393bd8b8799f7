export function findRedis(): string
export function ensureRedis(): Promise<void>
