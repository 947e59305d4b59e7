import { mostHousesChosen } from '#contract/api/desk-reservation.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { findHouses } from './desk-reservation.repo.ts';

/** All there are, also those whose products are beyond what a list of products holds. */
export const listHouses = async ({ queries }: Pick<Context, 'queries'>, { language }: { language: ContentLocale }) =>
	accept({ houses: await findHouses(queries, { language, limit: mostHousesChosen }) });
