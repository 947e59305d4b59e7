import type { ProductHouse } from '#contract/api/content.ts';
import { type AreaSlug, areaSlugs, kinds } from '#domain/area/areas.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { Await } from '../../await.tsx';
import { NewContentForm, useNewContent } from '../../content/new-content-form.tsx';
import { useViewer } from '../../viewer.tsx';
import { useProductHouses } from '../products/product-queries.ts';
import { promotionAddress } from './promotion-gap.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** A promotion begins with whose it is, its area and a name. */
export function NewPromotion({ isOpen, onClose }: Props) {
	const t = useTranslations('console.promotion');
	const words = useTranslations('console.product');
	const isAgency = organisationsWhere(useViewer(), 'product.edit') === 'all';
	const query = useProductHouses();
	return (
		<Sheet isOpen={isOpen} title={t('create')} closeLabel={words('close')} onClose={onClose} hasAddress>
			<Await query={query}>
				{({ houses }) =>
					houses.length === 0 && !isAgency ? (
						<EmptyState title={words('noHouse')} text={words('noHouseText')} level={3} />
					) : (
						<Form houses={houses} isAgency={isAgency} />
					)
				}
			</Await>
		</Sheet>
	);
}

/** Nobody's but the agency's, for everybody. */
const everybodys = '';

type Values = { providerId: string; area: AreaSlug; ko: string; en: string };
type Field = keyof Values;

/** The areas that a house offers something of; the agency has all. */
const areasOf = (house: ProductHouse | undefined): AreaSlug[] =>
	house ? areaSlugs.filter((slug) => house.kinds.some((kind) => kinds[kind]?.area === slug)) : [...areaSlugs];

function Form({ houses, isAgency }: { houses: readonly ProductHouse[]; isAgency: boolean }) {
	const t = useTranslations('console.promotion');
	const words = useTranslations('console.product');
	const areaWords = useTranslations('area');
	const first = isAgency ? undefined : houses[0];
	const form = useNewContent<Values>({
		...{ noun: 'promotion', addressOf: (id) => promotionAddress(id) },
		blank: {
			...{ providerId: first?.providerId ?? everybodys, area: areasOf(first)[0] ?? (areaSlugs[0] as AreaSlug) },
			...{ ko: '', en: '' },
		},
		bodyOf: (values) => ({
			...{ kind: 'promotion', of: { area: values.area, providerId: values.providerId || null } },
			names: { ko: values.ko, en: values.en },
		}),
	});
	const { providerId, area } = form.values;
	const areas = areasOf(houses.find((house) => house.providerId === providerId));
	const labels: Record<Field, string> = {
		...{ providerId: t('owner'), area: t('area'), ko: t('nameKo'), en: t('nameEn') },
	};
	const owners = [
		...(isAgency ? [{ value: everybodys, label: t('everybodys') }] : []),
		...houses.map((house) => ({ value: house.providerId, label: house.name })),
	];
	const own = (next: string) =>
		form.change({ providerId: next, area: areasOf(houses.find((house) => house.providerId === next))[0] ?? area });
	return (
		<NewContentForm
			{...{ form, labels, maxLength: 120 }}
			words={{ text: t('createText'), enHint: words('nameEnHint'), begin: words('begin') }}
		>
			{owners.length > 1 && (
				<Select
					label={labels.providerId}
					isLabelShown
					name="providerId"
					value={providerId}
					options={owners}
					hint={t('ownerHint')}
					onChange={own}
				/>
			)}
			{areas.length > 1 && (
				<Select
					label={labels.area}
					isLabelShown
					name="area"
					value={area}
					options={areas.map((slug) => ({ value: slug, label: areaWords(`${slug}.name`) }))}
					onChange={(next) => form.change({ area: next })}
				/>
			)}
		</NewContentForm>
	);
}
