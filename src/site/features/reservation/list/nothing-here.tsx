import type { ReservationTime } from '#contract/api/reservation.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { ListChoices } from './list-choices.ts';

const magpie = { src: '/assets/images/magpie.webp', width: 600, height: 450 };

type Props = { choices: ListChoices; counts: Record<ReservationTime, number> };

/** Nothing at all yet, or nothing of this time: each with its own way on. */
export function NothingHere({ choices, counts }: Props) {
	const t = useTranslations('reservation.my.list');
	const my = useTranslations('my.reservations');
	const areaWords = useTranslations('area');
	const hasAny = counts.upcoming + counts.past + counts.cancelled > 0;
	return (
		<EmptyState
			isPanel
			level={3}
			picture={magpie}
			title={hasAny ? t('noneTitle') : my('emptyTitle')}
			text={hasAny ? t('noneOfTime') : my('emptyText')}
			actions={
				(choices.time === 'upcoming' || !hasAny) &&
				areaSlugs.map((area) => (
					<PageLink key={area} page="productList" params={{ area }} className={buttonClass({ variant: 'brand' })}>
						{areaWords(`${area}.name`)}
					</PageLink>
				))
			}
		/>
	);
}
