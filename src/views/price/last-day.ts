import { formatDate } from '#i18n/format.ts';

/** The last day one may reserve with a promotion, by the Korean calendar: it ends as that day does. */
export const lastDay = ({ endsAt }: { endsAt: string }): string => formatDate(new Date(Date.parse(endsAt) - 1));
