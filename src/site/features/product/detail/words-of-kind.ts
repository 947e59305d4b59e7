import type { Messages } from '#i18n/messages.ts';

/** A kind that has words; a test holds that all have. */
export type KindSlug = keyof Messages['product']['kind'];
