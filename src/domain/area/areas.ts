import type { Area, Kind } from './area.ts';
import { medical } from './medical.ts';
import { travel } from './travel.ts';
import { wellness } from './wellness.ts';

export const areas = { travel, medical, wellness } as const satisfies Record<string, Area>;
export type AreaSlug = keyof typeof areas;
export const areaSlugs = Object.keys(areas) as AreaSlug[];

export const isAreaSlug = (word: string): word is AreaSlug => Object.hasOwn(areas, word);

export const areaOf = (slug: AreaSlug): Area => areas[slug];

/** Every kind by its slug; slugs are unique over the areas. */
export const kinds: Record<string, Kind & { area: AreaSlug }> = Object.fromEntries(
	areaSlugs.flatMap((area) => areas[area].kinds.map((kind) => [kind.slug, { ...kind, area }])),
);
