/** Of a failure that has a code, what may be told: schema, never a value of a row. */
export type CodedFault = {
	code?: string;
	table?: string;
	column?: string;
	constraint?: string;
};

/** What PostgreSQL calls those that are met: appendix A of its manual. */
const conditions: Partial<Record<string, string>> = {
	'22001': 'string_data_right_truncation',
	'22003': 'numeric_value_out_of_range',
	'22012': 'division_by_zero',
	'22P02': 'invalid_text_representation',
	'23502': 'not_null_violation',
	'23503': 'foreign_key_violation',
	'23505': 'unique_violation',
	'23514': 'check_violation',
	'23P01': 'exclusion_violation',
	'40001': 'serialization_failure',
	'40P01': 'deadlock_detected',
	'42501': 'insufficient_privilege',
	'42601': 'syntax_error',
	'42703': 'undefined_column',
	'42883': 'undefined_function',
	'42P01': 'undefined_table',
	'42P10': 'invalid_column_reference',
	'53100': 'disk_full',
	'53200': 'out_of_memory',
	'53300': 'too_many_connections',
	'55P03': 'lock_not_available',
	'57014': 'query_canceled',
	'57P01': 'admin_shutdown',
	'57P03': 'cannot_connect_now',
};

/** The first two signs of every other. */
const classes: Partial<Record<string, string>> = {
	...{ '08': 'connection_exception', '0A': 'feature_not_supported', '21': 'cardinality_violation' },
	...{ '22': 'data_exception', '23': 'integrity_constraint_violation', '25': 'invalid_transaction_state' },
	...{ '28': 'invalid_authorization', '3D': 'invalid_catalog_name', '40': 'transaction_rollback' },
	...{ '42': 'syntax_error_or_access_rule_violation', '53': 'insufficient_resources' },
	...{ '54': 'program_limit_exceeded', '55': 'object_not_in_prerequisite_state', '57': 'operator_intervention' },
	...{ '58': 'system_error', P0: 'plpgsql_error', XX: 'internal_error' },
};

/** SQLSTATE and condition of a database's error with what of the schema it names; of any other its code. */
export function saidOfFault({ code = '', table, column, constraint }: CodedFault): string {
	const condition = /^[\dA-Z]{5}$/.test(code) ? (conditions[code] ?? classes[code.slice(0, 2)]) : undefined;
	if (condition === undefined) return code;
	const parts = Object.entries({ table, column, constraint });
	const named = parts.flatMap(([part, name]) => (name === undefined ? [] : [`, ${part} ${name}`]));
	return `SQLSTATE ${code} ${condition}${named.join('')}`;
}
