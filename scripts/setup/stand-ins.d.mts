export function buildStandInSettings(origin: string): Record<string, string>
