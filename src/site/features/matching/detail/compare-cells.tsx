import type { AnswerTold } from '#contract/api/matching-fields.ts';
import { koreanInstant } from '#domain/reservation/service-time.ts';
import { formatDate, formatDateWithWeekday, formatTime, formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { writtenLanguage } from '#i18n/written-language.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { OwnTime } from '#views/clock/own-time.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import { useKindName } from '#views/product/use-kind-name.ts';
import styles from './compare-table.module.css';
import { type Cell, type Compared, changedIn } from './compared.ts';

/** Won is the truth, the reader's currency a guide; once it is picked it is locked. */
export function TotalCell({ answer, isLowest }: { answer: Compared; isLowest: boolean }) {
	const t = useTranslations('matching.compare');
	const second = useSecondCurrency();
	const { total, status } = answer;
	if (total === null) return <span className={styles.faint}>{t('noPrice')}</span>;
	return (
		<>
			<b className={styles.won}>{formatWon(total)}</b> <span className={styles.faint}>{second(total)}</span>
			{isLowest && <span className={styles.mark}>{t('mark.lowest')}</span>}
			{(status === 'picked' || status === 'accepted') && (
				<span className={styles.locked}>
					<Icon name="lock" />
					{t('locked')}
				</span>
			)}
			{changedIn(answer).fields.has('lines') && <Changed />}
		</>
	);
}

const Changed = () => <span className={styles.changed}>{useTranslations('matching.compare')('changed')}</span>;

export function DatesCell({ answer, isEarliest }: { answer: Compared; isEarliest: boolean }) {
	const t = useTranslations('matching.compare');
	const words = useTranslations('reservation');
	const locale = useLocale();
	if (answer.dates.length === 0) return <span className={styles.faint}>{t('noDates')}</span>;
	return (
		<>
			<ul className={styles.dates}>
				{answer.dates.map(({ on, time }) => (
					<li key={`${on} ${time}`}>
						{formatDateWithWeekday(on, locale)}
						{time && (
							<>
								, {words('kst', { time })} <OwnTime at={koreanInstant(on, time)} className={styles.own} />
							</>
						)}
					</li>
				))}
			</ul>
			{isEarliest && <span className={styles.mark}>{t('mark.earliest')}</span>}
			{changedIn(answer).fields.has('dates') && <Changed />}
		</>
	);
}

/** In the words of who wrote them; letters tell in which language. */
function Names({ names }: { names: readonly string[] }) {
	const text = names.join(', ');
	return (
		<span className={styles.names} lang={writtenLanguage(text)}>
			{text}
		</span>
	);
}

type LineProps = { cell: Cell | undefined; isOnlyHere: boolean; isChanged: boolean };

/** Plainly: included, not included, or nobody said. */
export function LineCell({ cell, isOnlyHere, isChanged }: LineProps) {
	const t = useTranslations('matching.compare');
	if (!cell || cell.state === 'unsaid') return <span className={styles.faint}>{t('unsaid')}</span>;
	const isIncluded = cell.state === 'included';
	return (
		<>
			<span className={isIncluded ? styles.included : styles.absent}>
				<Icon name={isIncluded ? 'check' : 'close'} />
				{isIncluded ? t(cell.won === 0 ? 'noCharge' : 'included') : t('notIncluded')}
			</span>
			{isIncluded && cell.won !== null && cell.won > 0 && (
				<span className={styles.part}>
					{formatWon(cell.won)}
					{cell.quantity !== null && cell.quantity > 1 && ` (${t('times', { count: cell.quantity })})`}
				</span>
			)}
			{cell.names.length > 0 && <Names names={cell.names} />}
			{isOnlyHere && <span className={styles.mark}>{t('mark.onlyHere')}</span>}
			{isChanged && <Changed />}
		</>
	);
}

export function ValidCell({ answer: { validUntil, isValid, status } }: { answer: Compared }) {
	const t = useTranslations('matching.compare');
	const words = useTranslations('reservation');
	if (validUntil === null) return <span className={styles.faint}>{t('noDeadline')}</span>;
	return (
		<>
			{formatDate(validUntil)}, {words('kst', { time: formatTime(validUntil, koreanZone) })}{' '}
			<OwnTime at={new Date(validUntil)} className={styles.own} />
			{!isValid && status === 'offered' && <span className={styles.lapsed}>{t('lapsed')}</span>}
		</>
	);
}

export function LicenceCell({ answer: { provider } }: { answer: Compared }) {
	const t = useTranslations('matching.compare');
	const words = useTranslations('product.detail');
	const { patientNumber: number, patientNumberUntil: until } = provider;
	if (!number || !until) return <span className={styles.faint}>{t('noLicence')}</span>;
	return <span className={styles.small}>{words('patientNumber', { number, date: formatDate(until) })}</span>;
}

type ProductProps = { product: AnswerTold['product'] /** The kind that was asked about. */; asked: string };

/** What would be reserved; who offers something else than was asked for is compared as that. */
export function ProductCell({ product, asked }: ProductProps) {
	const t = useTranslations('matching.compare');
	const kindName = useKindName();
	const locale = useLocale();
	if (!product) return <span aria-hidden="true">–</span>;
	const { area, id, title, shownLocale, kind } = product;
	return (
		<>
			<PageLink
				page="productDetail"
				params={{ area, id }}
				className={styles.link}
				lang={shownLocale === locale ? undefined : locales[shownLocale].tag}
			>
				{title}
			</PageLink>
			{kind !== asked && <span className={styles.changed}>{t('otherKind', { kind: kindName(kind) })}</span>}
		</>
	);
}

/** Each version with what it changed; the one that is read now first. */
export function VersionsCell({ answer: { versions } }: { answer: Compared }) {
	const t = useTranslations('matching.compare');
	const kinds = useTranslations('reservation.agreed.kind');
	if (versions.length < 2) return <span className={styles.faint}>{t('onlyVersion')}</span>;
	const latestFirst = [...versions].sort((one, other) => other.version - one.version);
	return (
		<ol className={styles.versions}>
			{latestFirst.map(({ version, at, total, changes }) => {
				const what = changes.flatMap(({ field, kinds: changed }) =>
					field === 'lines' && changed.length > 0 ? changed.map((of) => kinds(of)) : [t(`field.${field}`)],
				);
				return (
					<li key={version}>
						{t('version', { version, date: formatDate(at) })}
						{total !== null && <span className={styles.part}>{formatWon(total)}</span>}
						{what.length > 0 && <span className={styles.names}>{t('changes', { what: what.join(', ') })}</span>}
					</li>
				);
			})}
		</ol>
	);
}
