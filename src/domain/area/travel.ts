import type { Area } from './area.ts';

export const travel = { slug: 'travel', tone: 'travel', isHealth: false } as const satisfies Area;
