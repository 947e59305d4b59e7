import { formatApproximate, formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { buttonClass } from '#ui/button.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { Specimen } from '../specimen.tsx';
import { useLocale } from '../words.ts';

export function Lists() {
	const t = useTranslations('product');
	const locale = useLocale();
	return (
		<>
			<Specimen name="timeline, with and without a time">
				<Timeline
					steps={[
						{ time: '09:00', text: t('tag.hotel-pick-up') },
						{ time: '10:30', text: t('kind.health-screening') },
						{ time: null, text: t('detail.medicalNote') },
					]}
				/>
			</Specimen>
			<Specimen name="fact rows">
				<FactRows
					rows={[
						{ name: t('panel.date'), value: formatDateWithWeekday('2026-10-17', locale) },
						{ name: t('detail.confirmation'), value: t('confirmation.request') },
						{
							name: t('panel.total'),
							value: (
								<>
									<b>{formatWon(378_000)}</b> {formatApproximate(274, 'USD', locale)}
								</>
							),
						},
					]}
				/>
			</Specimen>
			<Pages name="pagination, first page" hasNext />
			<Pages name="pagination, in the middle" hasPrevious hasNext />
			<Pages name="pagination, last page" hasPrevious />
		</>
	);
}

function Pages({ name, hasPrevious, hasNext }: { name: string; hasPrevious?: boolean; hasNext?: boolean }) {
	const t = useTranslations('product.list');
	return (
		<Specimen name={name} isWide>
			<Pagination
				label={name}
				previous={
					hasPrevious && (
						<a className={buttonClass()} href="#lists">
							<Icon name="arrowLeft" />
							{t('previous')}
						</a>
					)
				}
				next={
					hasNext && (
						<a className={buttonClass()} href="#lists">
							{t('next')}
							<Icon name="arrowRight" />
						</a>
					)
				}
			>
				{t('results', { count: 45 })}
			</Pagination>
		</Specimen>
	);
}
