import type { VaultFile } from '#contract/api/vault.ts';
import { formatDate } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';

type Told = Pick<VaultFile, 'name' | 'takenOn' | 'kind' | 'bytes'> & { addedAt?: string };

const signs = { picture: '', pdf: 'PDF', file: 'DICOM' } as const;
const sizeText = (bytes: number) =>
	bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** A file's name, and a line of what else is known of it. */
export function useFileWords() {
	const t = useTranslations('vault');
	return {
		nameOf: ({ name }: Pick<Told, 'name'>) => name || t('unnamed'),
		factsOf: ({ takenOn, kind, bytes, addedAt }: Told) =>
			[
				takenOn !== null && t('ofDay', { date: formatDate(takenOn) }),
				addedAt !== undefined && t('addedOn', { date: formatDate(addedAt) }),
				signs[kind],
				sizeText(bytes),
			]
				.filter(Boolean)
				.join(' · '),
	};
}
