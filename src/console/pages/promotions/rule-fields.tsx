import { formatWon } from '#i18n/format.ts';
import { Card } from '#ui/card.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import styles from '../../content/content.module.css';
import { useFieldName } from '../../content/use-field-name.ts';
import type { Offered } from './promotion-queries.ts';
import look from './promotions.module.css';
import { ScopeFields } from './scope-fields.tsx';
import { Simulation } from './simulation.tsx';
import type { PromotionForm } from './use-promotion-form.ts';

type Props = { form: PromotionForm; offered: Offered };

/** What comes off, of what, when and how often; and what that would have cost. */
export function RuleFields({ form, offered }: Props) {
	return (
		<>
			<Discount form={form} offered={offered} />
			<ScopeFields form={form} />
			<Period form={form} />
			<Uses form={form} offered={offered} />
			<Picture form={form} offered={offered} />
			<Simulation form={form} />
		</>
	);
}

function Discount({ form, offered }: Props) {
	const t = useTranslations('console.promotion');
	const nameOf = useFieldName();
	const { values } = form;
	return (
		<Card title={nameOf('discount')}>
			<Segmented
				label={t('by.label')}
				name="by"
				value={values.by}
				options={(['percent', 'won'] as const).map((value) => ({ value, label: t(`by.${value}`) }))}
				onChange={(by) => form.set('by', by)}
			/>
			<div className={styles.grid}>
				<TextField
					{...form.field('amount')}
					label={nameOf('amount')}
					hint={t(values.by === 'percent' ? 'percentHint' : 'wonHint', { least: formatWon(1) })}
					{...(values.by === 'percent' ? { suffix: '%' } : { prefix: '₩' })}
					inputMode="numeric"
					maxLength={12}
					autoComplete="off"
				/>
				<TextField
					{...form.field('minPersons')}
					label={nameOf('minPersons')}
					hint={t('minPersonsHint')}
					inputMode="numeric"
					maxLength={2}
					autoComplete="off"
				/>
			</div>
			<p className={styles.small}>
				{offered.owner ? t('borneByOwner', { name: offered.owner.name }) : t('borneByAgency')}
			</p>
			<p className={styles.small}>{t('bestCounts')}</p>
		</Card>
	);
}

function Period({ form }: { form: PromotionForm }) {
	const t = useTranslations('console.promotion');
	const nameOf = useFieldName();
	const { values } = form;
	const day = (field: 'startDay' | 'endDay' | 'serviceFrom' | 'serviceTo', isOptional = false) => (
		<DayField
			id={form.idOf(field)}
			label={nameOf(field)}
			value={values[field]}
			daysAhead={1_100}
			daysBack={1_100}
			error={form.errorOf(field)}
			{...(isOptional && { optionalLabel: t('optional') })}
			onChange={(next) => form.set(field, next)}
		/>
	);
	const time = (field: 'startTime' | 'endTime') => (
		<TextField {...form.field(field)} label={nameOf(field)} placeholder="09:00" maxLength={5} autoComplete="off" />
	);
	return (
		<Card title={t('period')}>
			<p className={styles.small}>{t('periodText')}</p>
			<div className={styles.grid}>
				{day('startDay')}
				{time('startTime')}
				{day('endDay')}
				{time('endTime')}
			</div>
			<p className={styles.small}>{t('serviceText')}</p>
			<div className={styles.grid}>
				{day('serviceFrom', true)}
				{day('serviceTo', true)}
			</div>
		</Card>
	);
}

function Uses({ form, offered }: Props) {
	const t = useTranslations('console.promotion');
	const nameOf = useFieldName();
	const { values } = form;
	const limit = (field: 'memberLimit' | 'totalLimit') => (
		<TextField
			{...form.field(field)}
			label={nameOf(field)}
			hint={t('limitHint')}
			optionalLabel={t('optional')}
			inputMode="numeric"
			maxLength={9}
			autoComplete="off"
		/>
	);
	return (
		<Card title={t('uses')}>
			<Segmented
				label={nameOf('how')}
				name="how"
				value={values.how}
				options={(['itself', 'code'] as const).map((value) => ({ value, label: t(`how.${value}`) }))}
				onChange={(how) => form.set('how', how)}
			/>
			{values.how === 'code' && (
				<TextField
					{...form.field('code')}
					label={nameOf('code')}
					hint={t('codeHint')}
					maxLength={30}
					autoComplete="off"
				/>
			)}
			<div className={styles.grid}>
				{limit('memberLimit')}
				{limit('totalLimit')}
			</div>
			<p className={styles.small}>{t('usedNow', { count: offered.used })}</p>
		</Card>
	);
}

/** One of the drawn ones of its area. */
function Picture({ form, offered }: Props) {
	const nameOf = useFieldName();
	const { values } = form;
	const pictures = [...new Set([values.picture, ...offered.pictures])];
	return (
		<Card title={nameOf('picture')}>
			<fieldset className={look.pictures}>
				<legend className="visually-hidden">{nameOf('picture')}</legend>
				{pictures.map((name) => (
					<label key={name} className={look.picture}>
						<input
							type="radio"
							name="picture"
							value={name}
							checked={values.picture === name}
							onChange={() => form.set('picture', name)}
						/>
						<ProductPicture name={name} sizes="8rem" alt={name} />
					</label>
				))}
			</fieldset>
		</Card>
	);
}
