import type { Area } from './area.ts';
import { medical } from './medical.ts';
import { travel } from './travel.ts';
import { wellness } from './wellness.ts';

const areas = { travel, medical, wellness } as const satisfies Record<string, Area>;
export type AreaSlug = keyof typeof areas;
export const areaSlugs = Object.keys(areas) as AreaSlug[];
