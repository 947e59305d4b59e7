import type { PromotionDetail as Promotion } from '#contract/api/promotion.ts';
import { areaOf } from '#domain/area/areas.ts';
import { locales } from '#i18n/locales.ts';
import { Breadcrumb } from '#site/shell/breadcrumb.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { lastDay } from '#views/price/last-day.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { firstDay, periodText } from './period-text.ts';
import styles from './promotion-detail.module.css';
import { PromotionFacts } from './promotion-facts.tsx';
import { PromotionNeighbours } from './promotion-neighbours.tsx';
import { PromotionProducts } from './promotion-products.tsx';
import { PromotionBar, PromotionSide } from './promotion-side.tsx';

type Props = { promotion: Promotion };

/** One promotion: whom it is for, from when to when, what it covers, both prices, and the way to what it is for. */
export function PromotionDetail({ promotion }: Props) {
	const t = useTranslations('promotion');
	const page = useTranslations('page');
	const state = useTranslations('state');
	const isOwnLanguage = promotion.shownLocale === useLocale();
	const lang = isOwnLanguage ? undefined : locales[promotion.shownLocale].tag;
	const { isHealth } = areaOf(promotion.area);
	const paragraphs = promotion.body.split(/\n\s*\n/).filter((text) => text.trim() !== '');
	return (
		<div className={styles.page}>
			<Breadcrumb crumbs={[{ label: page('promotionList.title'), page: 'promotionList' }]} title={promotion.title} />
			<ProductPicture
				name={promotion.picture}
				sizes="(max-width: 1366px) 90vw, 80vw"
				className={styles.picture}
				isFirst
			/>
			<div className={styles.columns}>
				<article className={styles.article}>
					<Badges promotion={promotion} />
					<h1 lang={lang}>{promotion.title}</h1>
					<p className={styles.lead} lang={lang}>
						{promotion.lead}
					</p>
					<StateNote promotion={promotion} />
					{!isOwnLanguage && <Note>{state('notYourLanguage', { shown: promotion.shownLocale })}</Note>}
					<PromotionFacts promotion={promotion} lang={lang} />
					<div className={styles.body} lang={lang}>
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					{isHealth && <p className={styles.small}>{t('health')}</p>}
					{promotion.products.length > 1 && <PromotionProducts promotion={promotion} />}
					{promotion.shownLocale === 'ko' && <KoreanType />}
				</article>
				<PromotionSide promotion={promotion} />
			</div>
			<PromotionNeighbours previous={promotion.previous} next={promotion.next} />
			<PromotionBar promotion={promotion} />
		</div>
	);
}

function Badges({ promotion }: Props) {
	const t = useTranslations('promotion');
	const areaWords = useTranslations('area');
	const { area, state, minPersons, needsCode, left } = promotion;
	return (
		<ul className={styles.badges}>
			<li>
				<Badge tone={state === 'running' ? 'act' : 'neutral'}>{periodText(promotion)}</Badge>
			</li>
			<li>
				<Badge tone={areaOf(area).tone}>{areaWords(`${area}.name`)}</Badge>
			</li>
			{promotion.products.some(({ patientNumber }) => patientNumber !== null) && (
				<li>
					<Badge tone={areaOf(area).tone}>
						<Icon name="shield" />
						{t('registration')}
					</Badge>
				</li>
			)}
			{minPersons > 1 && (
				<li>
					<Badge>{t('fromPeople', { count: minPersons })}</Badge>
				</li>
			)}
			{needsCode && (
				<li>
					<Badge>{t('withCode')}</Badge>
				</li>
			)}
			{state === 'running' && left !== null && (
				<li>
					<Badge tone={left === 0 ? 'warn' : 'neutral'}>{t('left', { left })}</Badge>
				</li>
			)}
		</ul>
	);
}

/** What one must know before one counts on it. */
function StateNote({ promotion }: Props) {
	const t = useTranslations('promotion');
	if (promotion.state === 'coming') return <Note>{t('isComing', { date: firstDay(promotion) })}</Note>;
	if (promotion.state === 'ended') return <Note tone="warn">{t('isEnded', { date: lastDay(promotion) })}</Note>;
	return promotion.left === 0 ? <Note tone="warn">{t('isUsedUp')}</Note> : null;
}
