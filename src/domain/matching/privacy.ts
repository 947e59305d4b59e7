import { type AreaSlug, areaOf } from '../area/areas.ts';

/** What is asked there may be about somebody's health: private unless its asker says otherwise, and erased after its end. */
export const isHealthArea = (area: AreaSlug): boolean => areaOf(area).isHealth;
