package tsubame.runtime.intl;

/** Currencies as en-US writes them (CLDR): symbol, narrow symbol, name of one and of many, digits of the fraction. */
final class Currencies {
    /** Code, symbol, narrow symbol, one, other. */
    private static final String[] ROWS = {
        "AUD", "A$", "$", "Australian dollar", "Australian dollars",
        "BRL", "R$", "R$", "Brazilian real", "Brazilian reals",
        "CAD", "CA$", "$", "Canadian dollar", "Canadian dollars",
        "CHF", "CHF", "CHF", "Swiss franc", "Swiss francs",
        "CNY", "CN\u00A5", "\u00A5", "Chinese yuan", "Chinese yuan",
        "CZK", "CZK", "K\u010D", "Czech koruna", "Czech korunas",
        "DKK", "DKK", "kr", "Danish krone", "Danish kroner",
        "EUR", "\u20AC", "\u20AC", "euro", "euros",
        "GBP", "\u00A3", "\u00A3", "British pound", "British pounds",
        "HKD", "HK$", "$", "Hong Kong dollar", "Hong Kong dollars",
        "HUF", "HUF", "Ft", "Hungarian forint", "Hungarian forints",
        "ILS", "\u20AA", "\u20AA", "Israeli new shekel", "Israeli new shekels",
        "INR", "\u20B9", "\u20B9", "Indian rupee", "Indian rupees",
        "JPY", "\u00A5", "\u00A5", "Japanese yen", "Japanese yen",
        "KRW", "\u20A9", "\u20A9", "South Korean won", "South Korean won",
        "MXN", "MX$", "$", "Mexican peso", "Mexican pesos",
        "NOK", "NOK", "kr", "Norwegian krone", "Norwegian kroner",
        "NZD", "NZ$", "$", "New Zealand dollar", "New Zealand dollars",
        "PHP", "\u20B1", "\u20B1", "Philippine peso", "Philippine pesos",
        "PLN", "PLN", "z\u0142", "Polish zloty", "Polish zlotys",
        "RUB", "RUB", "\u20BD", "Russian ruble", "Russian rubles",
        "SEK", "SEK", "kr", "Swedish krona", "Swedish kronor",
        "SGD", "SGD", "$", "Singapore dollar", "Singapore dollars",
        "THB", "THB", "\u0E3F", "Thai baht", "Thai baht",
        "TRY", "TRY", "\u20BA", "Turkish lira", "Turkish Lira",
        "TWD", "NT$", "$", "New Taiwan dollar", "New Taiwan dollars",
        "UAH", "UAH", "\u20B4", "Ukrainian hryvnia", "Ukrainian hryvnias",
        "USD", "$", "$", "US dollar", "US dollars",
        "VND", "\u20AB", "\u20AB", "Vietnamese dong", "Vietnamese dong",
        "XAF", "FCFA", "FCFA", "Central African CFA franc", "Central African CFA francs",
        "XOF", "F\u202FCFA", "F\u202FCFA", "West African CFA franc", "West African CFA francs",
        "ZAR", "ZAR", "R", "South African rand", "South African rand",
    };
    private static final String WITHOUT_FRACTION = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF";
    private static final String THOUSANDTHS = "BHD IQD JOD KWD LYD OMR TND";

    private Currencies() {}

    /** Digits of the fraction (ISO 4217). */
    static int places(String code) {
        return WITHOUT_FRACTION.indexOf(code) >= 0 ? 0 : THOUSANDTHS.indexOf(code) >= 0 ? 3 : 2;
    }

    static String[] codes() {
        String[] codes = new String[ROWS.length / 5];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = ROWS[5 * i];
        }
        return codes;
    }

    private static int row(String code) {
        for (int i = 0; i < ROWS.length; i += 5) {
            if (ROWS[i].equals(code)) {
                return i;
            }
        }
        return -1;
    }

    static String symbol(String code, boolean narrow) {
        int row = row(code);
        return row < 0 ? code : ROWS[row + (narrow ? 2 : 1)];
    }

    static String name(String code, boolean one) {
        int row = row(code);
        return row < 0 ? code : ROWS[row + (one ? 3 : 4)];
    }
}
