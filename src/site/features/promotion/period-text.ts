import { formatDate } from '#i18n/format.ts';

type Period = { startsAt: string; endsAt: string };

/** The last day one may reserve with it: it ends as that day does. */
export const lastDay = ({ endsAt }: Pick<Period, 'endsAt'>): string => formatDate(new Date(Date.parse(endsAt) - 1));

export const firstDay = ({ startsAt }: Pick<Period, 'startsAt'>): string => formatDate(startsAt);

/** 2026.10.20 – 11.15: the year stands once where it is the same. */
export function periodText(period: Period): string {
	const [from, to] = [firstDay(period), lastDay(period)];
	return `${from} – ${from.slice(0, 5) === to.slice(0, 5) ? to.slice(5) : to}`;
}
