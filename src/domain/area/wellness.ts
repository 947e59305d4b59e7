import type { Area } from './area.ts';

export const wellness = { slug: 'wellness', tone: 'wellness', isHealth: false } as const satisfies Area;
