export const passwordLimits = { min: 10, max: 128 } as const;
