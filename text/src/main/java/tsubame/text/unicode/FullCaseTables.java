package tsubame.text.unicode;

/**
 * Upper cases of several code points (SpecialCasing without conditions), coded as the decompositions of {@link NormalizationTables}.
 * Generated from Unicode 17.0.0 by text/src/tables/normalization.mjs; do not edit.
 */
final class FullCaseTables {
    private FullCaseTables() {}

    static final String UPPER =
            "UJ%W&#S1%a)l$T@%c2oCZ%&5W00C&8WH0[.%T<R/TR8%X`0q5$%X_Ho'$%X_Do%$%X_BnO$%X`FlCTO%WpNW2%&Wq$W2H%&Wq(W2F%&Wq,W2S%M%V,Wn2$"
            + "%V,Wn4$%V,Wn6$%V,Wn8$%V,Wn:$%V,Wn<$%V,Wn>$%V,Wn@$%V<Wn2$%V<Wn4$%V<Wn6$%V<Wn8$%V<Wn:$%V<Wn<$%V<Wn>$%V<Wn@$%U:WoD$%U:WoF"
            + "$%U:WoH$%U:WoJ$%U:WoL$%U:WoN$%U:WoP$%U:Wp$$%UJWoD$%UJWoF$%UJWoH$%UJWoJ$%UJWoL$%UJWoN$%UJWoP$%UJWp$$%S6Wr:$%S6Wr<$%S6Wr"
            + ">$%S6Wr@$%S6WrB$%S6WrD$%S6WrF$%S6WrH$%SFWr:$%SFWr<$%SFWr>$%SFWr@$%SFWrB$%SFWrD$%SFWrF$%SFWrH&%3Wv&$%Wv(3$%Wv@I%%Wv.T6$"
            + "&Wv0T6TG(%Wv:3)%3WvF$%Wv<'$%Ww,C%%WvBTB$&WvDTBTG(%WvN')&Ww(W02$&Ww*W00&%Ww0TF$&Ww2W0S;.&Ww0WH2$&Ww2WH0$%Ww<W*%%Ww8U0$&"
            + "Ww:WHS;.%3WxJ$%WwJB$%Wy$7%%WwPU8$&Wx$U8TG(%Wx.BkgK%R_oB#$%R_oD)$%R_oF/$&R_oH#)$&R_oJ#/$%R_o2%$%R_o4%0%R^fN'$%R^fP@$%R^"
            + "g$4$%R^f@2$%R^g(0";
}
