import type { Area } from './area.ts';

export const medical = { slug: 'medical', tone: 'medical', isHealth: true } as const satisfies Area;
